import type { TeamKlondikeRules } from '../rules';

/** The rules of Team-Klondike. */
export const rules: TeamKlondikeRules = {
  title: 'Die Regeln von Team-Klondike',
  lead: 'Ihr spielt zu zweit oder zu dritt gemeinsam eine Klondike-Patience. Einen gemeinsamen Vorrat gibt es nicht: Die Karten, die noch fehlen, habt ihr selbst auf der Hand, und niemand verrät, welche es sind. Nur eine Münze darf etwas andeuten. Ihr gewinnt gemeinsam oder verliert gemeinsam.',
  sections: [
    {
      title: 'Der Tisch',
      figure: 'team',
      text: [
        'Gespielt wird mit allen 52 Karten, vom Ass (der niedrigsten) bis zum König.',
        [
          '*Auslage:* sieben Spalten mit einer bis sieben Karten. Nur die letzte Karte jeder Spalte ist offen.',
          '*Zielstapel:* einer für Pik, Herz, Karo und Kreuz. Hier wachsen die Karten vom Ass bis zum König.',
          '*Eigener Vorrat:* Die übrigen 24 Karten werden verdeckt verteilt, je zwölf zu zweit, je acht zu dritt.',
          '*Hand:* die obersten drei Karten des eigenen Vorrats. Nur wem sie gehören, schaut sie an.',
          '*Zeitmarken:* liegen für alle in der Mitte.',
        ],
        'Wer am jüngsten ist, fängt an; danach geht es reihum. Vor dem ersten Zug darf jede Person der Reihe nach ihre *Signalmünze* setzen.',
      ],
    },
    {
      title: 'Anlegen',
      figure: 'build',
      text: [
        'Auf die unterste Karte einer Spalte, also die, auf der keine andere liegt, passt eine Karte, die um eins niedriger ist und die andere Farbe hat.',
        'Offene Karten, die so aufeinander folgen, bilden eine *Folge*. Ihr dürft sie als Ganzes umlegen oder auch nur ihren unteren Teil.',
        'Liegt auf einer verdeckten Karte keine offene mehr, wird sie sofort für alle sichtbar aufgedeckt.',
      ],
    },
    {
      title: 'Ein Zug',
      text: [
        'Ihr habt bis zu *drei Aktionen* und müsst sie nicht alle nutzen. Eine Aktion kostet es,',
        [
          'eine Handkarte in eine Spalte zu legen, auf die sie passt;',
          'eine Folge oder einen Teil davon in eine andere Spalte zu legen;',
          'die oberste Karte eines Zielstapels in eine Spalte zurückzuholen.',
        ],
        '*Frei* ist, so oft ihr wollt und auch ohne übrige Aktion,',
        [
          'eine Karte aus der Hand oder der Auslage auf ihren Zielstapel zu legen;',
          'das Aufdecken frei gewordener Karten, das von selbst geschieht.',
        ],
      ],
    },
    {
      title: 'Leere Spalten',
      figure: 'kings',
      text: [
        'In eine leere Spalte darf nur ein König, aus der Hand oder aus der Auslage, allein oder mit der Folge, die auf ihm liegt.',
      ],
    },
    {
      title: 'Die Zeit',
      figure: 'time',
      text: [
        'Am Ende eines Zuges wird geprüft: Hattest du Handkarten und hast in diesem Zug keine davon gespielt? Dann verliert ihr eine *Zeitmarke*. Ist keine mehr da, habt ihr verloren.',
        'Wer eine Zeitmarke abgibt, schiebt danach eine Handkarte nach Wahl verdeckt *unter* den eigenen Vorrat. Ist dieser Vorrat leer, bleibt die Karte auf der Hand.',
        'Zuletzt wird die Hand aus dem eigenen Vorrat wieder auf drei Karten aufgefüllt, solange er reicht.',
      ],
    },
    {
      title: 'Die Signalmünze',
      figure: 'coin',
      text: [
        'Ganz am Ende des Zuges darfst du deine Münze setzen oder umsetzen oder lassen, wie sie ist. Sie liegt auf der untersten Karte einer Spalte oder in einer leeren Spalte und sagt immer dasselbe: „Ich habe eine Karte, die hier passt.“ Und das muss stimmen, wenn du sie setzt.',
        'Die Münze kommt zurück, sobald',
        [
          'ihre Karte bedeckt oder bewegt wird oder ihre leere Spalte besetzt ist;',
          'du eine Handkarte spielst, die dort gepasst hätte, und keine andere passende mehr auf der Hand hast.',
        ],
        'Mehrere Münzen dürfen an derselben Stelle liegen. Ohne Grund vom Tisch nehmen darfst du sie nicht.',
      ],
    },
    {
      title: 'Schweigen',
      text: [
        'Über Handkarten wird nicht gesprochen und über Pläne auch nicht. Über die Regeln, die Zeitmarken und darüber, wer am Zug ist, dürft ihr immer reden.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        '*Gewonnen* habt ihr, wenn alle 52 Karten auf den Zielstapeln liegen. Sind alle Hände und Vorräte leer und liegt die ganze Auslage offen, kann nichts mehr schiefgehen: Auch das ist gewonnen, und der Rest spielt sich von selbst.',
        '*Verloren* habt ihr,',
        [
          'wenn eine Zeitmarke fällig ist und keine mehr da ist;',
          'wenn alle Hände und Vorräte leer sind und nichts mehr geht: Es wird keine Karte mehr aufgedeckt und keine weitere kommt auf einen Zielstapel;',
          'wenn ihr aufgebt. Das dürft ihr jederzeit.',
        ],
      ],
    },
  ],
  captions: {
    team: 'Oben links die eigene Hand, daneben die vier Zielstapel, darunter sieben Spalten.',
    build: 'Die Pik 9 passt auf die Karo 10 und nimmt die Herz 8 gleich mit.',
    kings: 'Nur ein König, allein oder mit seiner Folge.',
    time: 'Keine Handkarte gespielt: Eine Zeitmarke ist weg, eine Karte geht unter den Vorrat.',
    coin: 'Die eine Münze sagt: Ich habe eine schwarze 8. Die andere: Ich habe einen König.',
  },
  levels: {
    title: 'Stufen',
    lead: 'Die Stufe bestimmt, wie viele Zeitmarken ihr habt.',
    timeTokensFor: (players) => `Zeitmarken zu ${players === 2 ? 'zweit' : 'dritt'}`,
  },
  variations: {
    title: 'Varianten',
    text: [
      'Jede passt zu jeder Stufe und zu jeder anderen Variante:',
      [
        '*Offene Hände:* Alle Handkarten liegen offen. Geredet wird trotzdem nicht über Pläne.',
        '*Vier Aktionen:* vier statt drei Aktionen im Zug.',
        '*Zeitmarken* könnt ihr auch selbst einstellen, von null bis zwanzig.',
      ],
    ],
  },
  screen: {
    title: 'Hier am Bildschirm',
    text: [
      'Ihr reicht ein Gerät herum. Nach jedem Zug ist der Tisch abgedeckt, bis die nächste Person sagt, dass sie da ist. Deine Hand liegt auch dann verdeckt: Du siehst sie, solange du eine Handkarte oder den Knopf „Hand“ gedrückt hältst. In den Einstellungen könnt ihr das auf Antippen umstellen.',
      'Eine gespielte Handkarte, eine aufgedeckte Karte, die Münze und das Ende eures Zuges lassen sich nicht zurücknehmen. Was nur Karten der Auslage verschoben und nichts Neues gezeigt hat, schon.',
      'Wo deine Münze hindarf, wird nur dir gezeigt, und nur die Stellen, an denen sie die Wahrheit sagt.',
    ],
  },
};
