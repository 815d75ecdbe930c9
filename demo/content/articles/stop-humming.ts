import type { ArticleSource } from './article.ts'

export const stopHumming: ArticleSource = {
  id: 'stop-humming',
  category: 'planning-sound',
  author: 'matej',
  tags: ['noise', 'controls', 'maintenance'],
  published: '2026-04-16',
  texts: {
    de: {
      title: 'Wenn der Ventilator brummt: die Ursache in vier Schritten',
      short: 'Ventilator brummt',
      perex: 'Regler, Befestigung, Strömung oder Lager? Mit einfachen Versuchen lässt sich das Geräusch zuordnen.',
      body: `Ein Ventilator brummt selten ohne Grund. Bevor Sie ihn tauschen, machen Sie vier Versuche. Sie dauern zusammen eine Viertelstunde.

## 1. Regler überbrücken

Läuft der Ventilator an voller Spannung ruhig und brummt nur auf kleiner Stufe, liegt es am Regler. [Triac-Regler](category:H1.1) schneiden die Spannung an; viele Motoren antworten mit einem Ton bei 100 Hz. Abhilfe:

- [Fünfstufentrafo](category:H1.2): gibt einen sauberen Sinus, fast immer still.
- Mindestdrehzahl am Triac höher stellen, meist über eine kleine Schraube.
- EC-Ventilator mit [0–10-V-Regler](category:H1.3): kennt das Problem nicht.

Prüfen Sie auch, ob der Regler zum Strom passt: mindestens das **1,2-fache** des Motorstroms.

## 2. Ventilator abhängen

Halten Sie das laufende Gerät an der Manschette ein paar Millimeter frei oder lösen Sie kurz eine Schelle. Wird es still, überträgt die Befestigung den Schall in Wand oder Balken. Dann fehlen

- [Gummipuffer oder Verbindungsmanschetten](category:G4) an beiden Stutzen,
- [Schellen mit Gummieinlage](category:L1),
- etwas Masse: eine 18-mm-Platte zwischen Konsole und Leichtbauwand.

Starre Rohre direkt am Ventilator sind die häufigste Brücke.

## 3. Rohr abziehen

Nehmen Sie die Leitung auf der Saugseite ab. Verschwindet das Geräusch, kommt es aus der Strömung: ein Bogen unmittelbar am Stutzen, ein Schlauch mit Falten, ein Gitter mit zu kleinem Querschnitt. Die Regel lautet: vor dem Ventilator **ein** Durchmesser gerade Strecke, dahinter **drei**.

## 4. Laufrad von Hand drehen

Stromlos, Gehäuse offen. Dreht es leicht und läuft gleichmäßig aus, ist das Lager gut. Kratzt es, hat es Spiel oder bleibt es immer an derselben Stelle stehen, ist das Lager oder die Auswuchtung hinüber. Staub auf den Schaufeln wirkt genauso: erst reinigen, dann urteilen.

## Gerät oder Raum?

Manchmal verstärkt der Raum einen Ton, der kaum hörbar aus dem Ventilator kommt. Gehen Sie langsam durchs Zimmer: Wird es an einzelnen Stellen lauter und leiser, ist es eine Resonanz. Dann hilft schon eine kleine Änderung der Drehzahl um fünf Prozent.

## Zuordnung auf einen Blick

| Geräusch | wahrscheinliche Ursache | erster Handgriff |
| tiefer, gleichmäßiger Ton | Triac-Regler | Trafo statt Triac |
| Dröhnen in der Wand | starre Befestigung | Puffer, Manschetten |
| Pfeifen | scharfe Kante, enger Spalt | Querschnitt vergrößern |
| Rauschen | Geschwindigkeit über 4 m/s | Drehzahl oder Durchmesser |
| Rattern, Schleifen | Lager, Fremdkörper | reinigen, dann tauschen |
| Klappern bei Wind | Rückschlagklappe | Feder oder Magnet prüfen |

Kommen Sie so nicht weiter, schicken Sie uns eine Tonaufnahme und ein Foto der Einbaustelle an die [Beratung](page:contact).

[[Schwingungsentkopplung]](category:G4)`,
    },
  },
}
