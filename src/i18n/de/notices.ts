import type { NoticesTexts } from '../texts';

export const notices: NoticesTexts['notices'] = {
  dismiss: 'Verstanden',
  saveDamaged:
    'Die offene Partie lässt sich nicht mehr lesen. Fangt bitte eine neue an; die alte wird nicht gelöscht, sondern beiseitegelegt.',
  saveNewer:
    'Die offene Partie stammt aus einer neueren Version des Programms. Sie ist sicher: Ladet die Seite neu, um diese Version zu bekommen und weiterzuspielen.',
  storageBlocked:
    'Dieser Browser lässt die Partie nicht speichern. Ihr könnt weiterspielen, aber wenn ihr die Seite schließt, ist sie weg.',
  openElsewhere: 'Das Spiel ist jetzt in einem anderen Tab offen.',
};
