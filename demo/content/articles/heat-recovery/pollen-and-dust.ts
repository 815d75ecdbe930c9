import type { ArticleSource } from '../article.ts'

export const pollenAndDust: ArticleSource = {
  id: 'pollen-and-dust',
  category: 'guide-home',
  author: 'hana',
  tags: ['filters', 'standards', 'heat-recovery'],
  published: '2026-03-05',
  texts: {
    de: {
      title: 'Pollen, Feinstaub, Gerüche: was welcher Filter hält',
      short: 'Pollen und Feinstaub',
      perex: 'ISO 16890 liest sich wie eine Formel. Dahinter steckt eine einfache Frage: Wie groß sind die Teilchen?',
      body: `Seit 2018 gilt für Luftfilter ~~EN 779~~ nicht mehr; die Klassen G4, M5 oder F7 leben nur in Gesprächen und auf alten Typenschildern weiter. ISO 16890 fragt nicht mehr, wie ein Filter mit Prüfstaub zurechtkommt, sondern wie viel er von Teilchen einer bestimmten Größe abscheidet.

## Drei Größen und ein Rest

| Gruppe | Teilchen | Was dazugehört |
| ePM1 | 0,3 bis 1 µm | Ruß, Rauch, viele Bakterien |
| ePM2,5 | 0,3 bis 2,5 µm | Feinstaub aus Verbrennung |
| ePM10 | 0,3 bis 10 µm | Sporen, feiner Staub, Bruchstücke von Pollen |
| Coarse | gröber | Pollen, Flusen, Insekten |

Die Zahl dahinter ist der Abscheidegrad, auf fünf Prozent *abgerundet*. „ePM1 55 %“ heißt also: Von den Teilchen bis 1 µm hält der Filter mindestens 55 %. Für eine Gruppe muss er wenigstens die Hälfte schaffen, sonst ist er Coarse.

## Reicht Coarse gegen Pollen?

Ganze Pollenkörner messen 10 bis 100 µm und bleiben schon in einem guten Coarse-Filter hängen. Bei feuchtem Wetter platzen sie aber; die allergieauslösenden Bruchstücke sind oft kleiner als 2,5 µm. Wer empfindlich reagiert, nimmt ePM1 50 % oder mehr in der Außenluft und lässt die Fenster in der Blütezeit zu.

## Aktivkohle gegen Gerüche

Faserfilter halten Teilchen, keine Gase. Ofenrauch, Küche vom Nachbarn, Verkehr: dafür braucht es [Aktivkohle](category:F5). Sie bindet Moleküle in ihren Poren und ist irgendwann voll. Nach sechs bis zwölf Monaten riecht man den Unterschied. Vor der Kohle gehört ein Staubfilter, sonst verstopft sie.

## Der Preis der Feinheit

Je feiner der Filter, desto größer sein Druckverlust: ein sauberer Coarse 60 % liegt bei 20 bis 30 Pa, ein ePM1 55 % gleicher Größe bei 50 bis 80 Pa. Ein Gerät mit Reserve regelt das aus. Ein [Rohrventilator mit Filterbox](category:F6) tut es nicht; dort hilft eine größere Box, weil die Luft dann langsamer durchs Vlies geht.

Als Faustregel gilt: Verdoppelt sich die Filterfläche, sinkt der Druckverlust auf weniger als die Hälfte, und der Filter hält doppelt so lange. Taschen- und Faltfilter nutzen genau das.

## Empfehlung

- **Stadtwohnung an der Straße:** ePM1 55 bis 70 %, dazu Aktivkohle
- **Allergie:** ePM1 50 % oder mehr, Wechsel im April
- **Land, kein Ofen in der Nähe:** ePM10 50 %
- **Abluft:** Coarse 60 %, er schützt nur das Gerät

Ein Filter reinigt die Luft, die durch ihn geht. Gegen Staub, der im Zimmer entsteht, hilft weiterhin der Staubsauger.

[[Alle Filter]](category:F)`,
    },
  },
}
