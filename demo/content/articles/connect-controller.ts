import type { ArticleSource } from './article.ts'

export const connectController: ArticleSource = {
  id: 'connect-controller',
  category: 'planning-installation',
  author: 'matej',
  tags: ['controls', 'fans', 'installation'],
  published: '2025-11-20',
  texts: {
    de: {
      title: 'Drehzahlregler: welcher zu welchem Motor gehört',
      short: 'Drehzahlregler zuordnen',
      perex: 'Triac, Trafo, 0–10 V, Frequenzumrichter: eine Tabelle ordnet Regler und Motoren und erspart durchgebrannte Teile.',
      body: `Ein Regler am falschen Motor brummt im besten Fall. Im schlechteren raucht er. Die Zuordnung ist einfach, wenn man weiß, welcher Motor verbaut ist; es steht auf dem Typenschild und bei uns im Filter „Motortyp“.

## Motor und Regler

| Motor | Regler | Bemerkung |
| AC, 230 V, Spaltpol oder Kondensator | [Triac](category:H1.1) | klein, günstig, kann brummen |
| AC, 230 V | [Fünfstufentrafo](category:H1.2) | leise, fünf feste Stufen |
| AC, mehrere Wicklungen | Stufenschalter | nur die Stufen des Motors |
| EC | [0–10 V, Potentiometer](category:H1.3) | stufenlos, kein Brummen |
| Drehstrom 400 V | [Frequenzumrichter](category:H1.4) | mit Motorschutz, geschirmte Leitung |
| DC, 12 V | Steuerung des Geräts | eigener Transformator |

**Nie kombinieren:** EC-Motor und Triac. Die Elektronik im Motor verträgt keine angeschnittene Spannung.

## Strom rechnen

Der Regler muss mindestens das **1,2-fache** des Motorstroms tragen. Hängen mehrere Ventilatoren daran, zählt die Summe.

*Beispiel:* zwei Ventilatoren mit 0,45 A. Summe 0,9 A, mal 1,2 sind 1,08 A. Der Regler mit 1 A ist zu klein, der mit 1,5 A richtig. Zu groß ist auch nicht gut: Triac-Regler brauchen eine Mindestlast von etwa 10 % ihres Nennstroms.

## Mindestdrehzahl

Ein AC-Motor, der zu langsam dreht, kühlt sich nicht und läuft nach dem Einschalten nicht sicher an. Stellen Sie den Regler so ein, dass der Ventilator auf kleinster Stufe aus dem Stillstand anläuft. Bei Triac-Reglern geht das über eine Schraube unter dem Knopf, beim Trafo ist 80 V meist die unterste brauchbare Stufe.

## 0–10 V richtig verdrahten

Drei Adern führen zum EC-Ventilator: +10 V, Signal und GND. Das Potentiometer liegt dazwischen. Bei Leitungen über 10 m und neben Starkstrom hilft geschirmtes Kabel. Soll ein Sensor statt des Knopfes regeln, kommt sein Ausgang auf den Signaleingang: Ein [CO₂-Sensor](category:H3.2) mit 0–10 V regelt so einen Besprechungsraum ohne weitere Elektronik.

## Einbauort des Reglers

Regler werden warm. Ein Triac für 2,5 A gibt unter Last rund 5 W ab, ein Trafo das Doppelte. Unterputz braucht er eine tiefe Dose und Abstand zum Dimmer, aufputz Luft nach oben. In Feuchträumen gilt für ihn dieselbe Schutzart wie für den Lüfter.

## Zwei Befehle, ein Ventilator

Grundlüftung und Bedarf lassen sich verbinden: Der Regler hält die kleine Stufe, ein [Zeitrelais](category:H2) überbrückt ihn auf volle Drehzahl. Achten Sie darauf, dass beide am selben Außenleiter hängen.

**Sicherheit:** Arbeiten an 230 V und 400 V sind Sache einer Elektrofachkraft. Vor dem Öffnen freischalten, gegen Wiedereinschalten sichern, Spannungsfreiheit prüfen.

[[Alle Drehzahlregler]](category:H1)`,
    },
  },
}
