import type { ArticleSource } from '../article.ts'

export const chooseSilencer: ArticleSource = {
  id: 'choose-silencer',
  category: 'planning-sound',
  author: 'hana',
  tags: ['noise', 'ducts', 'heat-recovery'],
  published: '2025-10-23',
  texts: {
    de: {
      title: 'Schalldämpfer auswählen: Länge, Dicke, Platz',
      short: 'Schalldämpfer auswählen',
      perex: 'Was Packungsdicke und Länge bewirken, wo der Dämpfer hingehört und wann der flexible genügt.',
      body: `Ein Schalldämpfer ist ein Rohr mit gelochter Innenwand und Mineralwolle dahinter. Der Schall läuft in die Wolle und kommt schwächer heraus. Wie viel schwächer, hängt von der Tonhöhe ab, und damit fängt die Auswahl an.

## Welche Töne stören?

- **Brummen bei 100 bis 250 Hz** kommt vom Motor. Es braucht dicke Packung und Länge.
- **Rauschen ab 1.000 Hz** kommt von der Strömung. Das schluckt schon ein kurzes Stück.

Deshalb steht im Datenblatt die Einfügungsdämpfung je Oktave. Für Ventilatoren zählt der Wert bei 250 Hz.

| Bauart | Länge | Packung | Dämpfung bei 250 Hz |
| [Rohrschalldämpfer](category:G1) | 600 mm | 50 mm | 6 bis 9 dB |
| Rohrschalldämpfer | 900 mm | 50 mm | 9 bis 13 dB |
| Rohrschalldämpfer | 900 mm | 100 mm | 14 bis 20 dB |
| [Flexibel](category:G2) | 1.000 mm | 25 bis 50 mm | 8 bis 14 dB |
| [Kulisse](category:G3) | 1.000 mm | 100 mm | 15 bis 25 dB |

Kleine Durchmesser dämpfen besser als große: Der Weg zur Wolle ist kürzer. Der gleiche Dämpfer bringt in Ø 100 mm mehr als in Ø 315 mm.

## Wohin damit?

1. **Zwischen Ventilator und Raum**, so nah wie möglich am Ventilator. Mindestens eine Rohrlänge gerade Strecke davor.
2. **Je ein Dämpfer auf Zu- und Abluft** bei zentralen Geräten, dazu je einer auf Außen- und Fortluft, wenn Nachbarn nah wohnen.
3. **Gegen Telefonie**, also Stimmen von Zimmer zu Zimmer: ein kurzes Stück vor jedem Ventil oder eigene Leitungen vom Verteiler.

## Flexibel oder starr?

Der flexible ist schnell eingebaut und passt um die Ecke. Er hat aber dünne Wände: Was innen laut ist, hört man auch außen. In abgehängten Decken über Schlafräumen nehmen Sie den starren.

![Rohrschalldämpfer mit 50 mm Packung](product/silencer left)

## Drei Fehler

- **Zu schnell:** Über 6 m/s rauscht der Dämpfer selbst. Dann den nächsten Durchmesser und zwei Reduzierungen nehmen.
- **Zu nass:** In Küchen- und Schwimmbadluft saugt sich Wolle voll. Es gibt Ausführungen mit Folie.
- **Umgangen:** Sitzt der Ventilator auf Holzbalken, geht der Körperschall am Dämpfer vorbei. Erst [entkoppeln](category:G4), dann dämpfen.

---

## Ein Beispiel

Diagonalventilator mit 38 dB(A) in 3 m, gewünscht 28 dB(A). Ein Dämpfer 900 mm mit 50 mm Packung bringt 10 bis 12 dB. Genügt der Platz nicht, erreichen 600 mm plus eine Drehzahlstufe weniger dasselbe. Passend ist etwa der [Stillora Sordo](product:p-silencer-sordo).

[[Rohrschalldämpfer]](category:G1)`,
    },
  },
}
