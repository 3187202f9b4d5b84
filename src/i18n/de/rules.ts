import type { UndercoverRules } from '../rules';

/** The rules of Verdeckt ermittelt. */
export const rules: UndercoverRules = {
  title: 'Die Regeln von Verdeckt ermittelt',
  lead: 'Ihr spielt zu zweit eine Klondike-Patience, abwechselnd und am selben Tisch. Der Reiz dabei: Ihr dürft heimlich unter verdeckte Karten schauen, müsst aber für euch behalten, was da liegt. Ihr gewinnt gemeinsam oder verliert gemeinsam.',
  sections: [
    {
      title: 'Der Tisch',
      figure: 'table',
      text: [
        'Gespielt wird mit allen 52 Karten, vom Ass (der niedrigsten) bis zum König.',
        [
          '*Auslage:* sieben Spalten. In der ersten liegt eine Karte, in der zweiten liegen zwei, und so weiter bis sieben. Nur die letzte Karte jeder Spalte ist offen; 21 Karten liegen verdeckt.',
          '*Vorrat:* die übrigen 24 Karten, verdeckt. Die oberste wird gleich zu Beginn aufgedeckt und eröffnet den Abwurfstapel.',
          '*Abwurfstapel:* offen. Spielen könnt ihr nur seine oberste Karte.',
          '*Zielstapel:* einer für Pik, Herz, Karo und Kreuz, am Anfang noch leer. Hier wachsen die Karten vom Ass bis zum König, und darum geht es: alle hierher zu bringen.',
        ],
        'Jede Person hat *Spickmarken* und zwei *Marker*. Wer jünger ist, fängt an; danach geht es reihum.',
      ],
    },
    {
      title: 'Anlegen',
      figure: 'build',
      text: [
        'Auf die unterste Karte einer Spalte, also die, auf der keine andere liegt, passt eine Karte, die um eins niedriger ist und die andere Farbe hat: Schwarz auf Rot, Rot auf Schwarz.',
        'Offene Karten, die so aufeinander folgen, bilden eine *Folge*. Ihr dürft sie als Ganzes umlegen oder auch nur ihren unteren Teil.',
        'Liegt auf einer verdeckten Karte keine offene mehr, wird sie sofort für alle sichtbar aufgedeckt.',
      ],
    },
    {
      title: 'Ein Zug',
      text: [
        'Ein Zug hat drei Schritte, immer in dieser Reihenfolge: spicken, wenn ihr mögt; handeln; die Uhr weiterlaufen lassen.',
        'Ihr habt bis zu *drei Aktionen* und müsst sie nicht alle nutzen. Eine Aktion kostet es,',
        [
          'eine Folge oder einen Teil davon in eine andere Spalte zu legen;',
          'die oberste Karte des Abwurfstapels in eine Spalte zu legen;',
          'die oberste Karte eines Zielstapels in eine Spalte zurückzuholen.',
        ],
        '*Frei* ist, so oft ihr wollt und auch ohne übrige Aktion,',
        [
          'die unterste Karte einer Spalte oder die oberste des Abwurfstapels auf ihren Zielstapel zu legen;',
          'das Aufdecken frei gewordener Karten, das von selbst geschieht;',
          'einen Marker zu setzen.',
        ],
      ],
    },
    {
      title: 'Leere Spalten',
      figure: 'empty',
      text: [
        'Ein König darf in eine leere Spalte, allein oder mit der ganzen Folge, die auf ihm liegt.',
        'Auf Leicht und Normal darf auch jede andere Karte dorthin, aber nur einzeln: die unterste einer Spalte, die oberste des Abwurfstapels oder die oberste eines Zielstapels. Mehrere Karten auf einmal gehen nur mit einem König an der Spitze.',
        'Auf Schwer ist eine leere Spalte den Königen vorbehalten.',
      ],
    },
    {
      title: 'Spicken',
      figure: 'peek',
      text: [
        'Einmal im Zug dürft ihr eine *Spickmarke* ausgeben und eine beliebige verdeckte Karte der Auslage ansehen. Das geht nur, solange ihr noch keine Karte bewegt habt; auch ein freier Zug beendet die Gelegenheit.',
        'Es darf auch eine Karte sein, die jemand von euch schon kennt. Welche Karte ihr anschaut, sehen beide; was sie zeigt, seht nur ihr. Aufschreiben gilt nicht: Das muss man sich merken.',
      ],
    },
    {
      title: 'Marker',
      text: [
        'Eure beiden *Marker* sind der einzige Weg, einander etwas mitzuteilen. Ein Marker auf einer verdeckten Karte bedeutet: „Das ist ein Ass, eine Zwei oder eine Drei.“ Und das muss stimmen.',
        'Setzen dürft ihr ihn jederzeit im eigenen Zug, auf eine verdeckte Karte, bei der ihr selbst gespickt habt, gerade eben oder früher in der Partie. Spicken könnt ihr danach immer noch.',
        'Der Marker bleibt liegen, bis die Karte aufgedeckt wird. Dann bekommt ihr ihn zurück und könnt ihn wieder einsetzen. Auf derselben Karte dürfen beide einen Marker haben, jede Person aber nur einen.',
      ],
    },
    {
      title: 'Die Uhr',
      figure: 'clock',
      text: [
        'Am Ende jedes Zuges wird die oberste Karte des Vorrats auf den Abwurfstapel gedreht, ganz gleich, ob ihr etwas getan habt. Das ist eure *Uhr*.',
        'Muss eine Karte gedreht werden und der Vorrat ist leer, dreht ihr den ganzen Abwurfstapel ungemischt um: Er ist der neue Vorrat, und dessen erste Karte wird aufgedeckt. Damit beginnt ein neuer *Durchgang*. Davon gibt es nur wenige: Ist keiner mehr übrig, habt ihr verloren.',
        'Sind Vorrat und Abwurfstapel beide leer, gibt es nichts mehr zu drehen. Die *Uhr steht*, und ihr könnt in Ruhe zu Ende spielen.',
      ],
    },
    {
      title: 'Schweigen',
      text: [
        'Über verdeckte Karten wird nicht gesprochen und über Pläne auch nicht. Über Regeln, Spickmarken und Durchgänge und darüber, wer am Zug ist, dürft ihr immer reden.',
        'Auf Leicht dürft ihr einander auch erzählen, was ihr beim Spicken gesehen habt.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        '*Gewonnen* habt ihr, wenn alle 52 Karten auf den Zielstapeln liegen. Ist die ganze Auslage offen und sind Vorrat und Abwurfstapel leer, kann nichts mehr schiefgehen: Auch das ist gewonnen, und der Rest spielt sich von selbst.',
        '*Verloren* habt ihr,',
        [
          'wenn die Uhr eine Karte drehen muss, der Vorrat leer ist und kein Durchgang mehr bleibt;',
          'wenn die Uhr steht und nichts mehr geht: Wie ihr die Karten auch legt, es wird keine mehr aufgedeckt und keine weitere kommt auf einen Zielstapel;',
          'wenn ihr aufgebt. Das dürft ihr jederzeit.',
        ],
      ],
    },
  ],
  captions: {
    table:
      'So wird ausgeteilt: oben Vorrat, Abwurfstapel und vier Zielstapel, darunter sieben Spalten.',
    build: 'Die Pik 9 passt auf die Karo 10 und nimmt die Herz 8 gleich mit.',
    empty:
      'Ein König mit seiner Folge darf immer hierher. Jede andere Karte nur allein, und auf Schwer gar nicht.',
    clock: 'Eine Karte am Ende jedes Zuges.',
    peek: 'Hier hebt jemand eine Ecke an. Auf der Karte daneben liegt ein Marker: Ass, Zwei oder Drei.',
  },
  levels: {
    title: 'Stufen',
    lead: 'Die Stufe bestimmt, wie viel ihr herausfinden könnt, wie viel Zeit ihr habt und wie frei ihr legen dürft.',
    peekTokens: 'Spickmarken pro Person',
    markers: 'Marker pro Person',
    passes: 'Durchgänge (umgedreht wird)',
    passesOf: (passes) => `${passes} (${passes - 1}×)`,
    emptyColumn: 'Einzelne Karte in leere Spalte',
    emptyColumns: { any: 'jede', king: 'nur König' },
    talk: 'Reden über Gespicktes',
    talkAllowed: 'erlaubt',
    talkForbidden: 'verboten',
  },
  variations: {
    title: 'Varianten',
    text: [
      'Jede passt zu jeder Stufe und zu jeder anderen Variante:',
      [
        '*Ohne Uhr:* beliebig viele Durchgänge. Die Zeit kann euch nicht mehr ausgehen; eine hoffnungslose Partie endet, wenn ihr aufgebt.',
        '*Vier Aktionen:* vier statt drei Aktionen im Zug.',
        '*Klondike-Regel:* In leere Spalten dürfen nur Könige, auf jeder Stufe.',
        '*Durchgänge und Spickmarken* könnt ihr auch selbst einstellen: einen bis neun Durchgänge, null bis zehn Spickmarken pro Person.',
      ],
    ],
  },
  screen: {
    title: 'Hier am Bildschirm',
    text: [
      'Ihr reicht ein Gerät hin und her. Nach jedem Zug ist der Tisch abgedeckt, bis die andere Person sagt, dass sie da ist. So bekommt niemand etwas zu sehen, was geheim bleiben soll.',
      'Habt ihr eine Karte bewegt und dabei nichts Neues gesehen, könnt ihr das zurücknehmen, solange euer Zug dauert, auch mehrmals nacheinander. Spicken, eine aufgedeckte Karte und das Ende eures Zuges bleiben, wie sie sind.',
      'Eine gespickte Karte könnt ihr noch einmal ansehen, bis euer Zug endet. Danach zählt das Gedächtnis, es sei denn, ihr schaltet in den Einstellungen die Merkhilfe ein.',
    ],
  },
};
