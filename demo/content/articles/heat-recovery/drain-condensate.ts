import type { ArticleSource } from '../article.ts'

export const drainCondensate: ArticleSource = {
  id: 'drain-condensate',
  category: 'guide-cellar',
  author: 'jonas',
  tags: ['moisture', 'heat-recovery', 'installation'],
  published: '2026-02-10',
  texts: {
    de: {
      title: 'Kondensat: dämmen, ableiten, verschließen',
      short: 'Kondensat ableiten',
      perex: 'Wo Wasser in Lüftungsleitungen entsteht und warum ein trockener Siphon Gerüche ins Haus holt.',
      body: `Feuchte Luft, die im Rohr abkühlt, gibt Wasser ab. Das ist kein Mangel, sondern Physik; ein Mangel ist es erst, wenn das Wasser aus dem Lüfter tropft. Drei Stellen sind typisch.

## 1. Abluftrohr durch den kalten Dachboden

Aus dem Bad kommen 24 °C und 80 % Feuchte, der Dachboden hat 2 °C. Schon nach zwei Metern tropft es zurück. Abhilfe:

- Rohr mit mindestens 25, besser 50 mm dämmen: [Dämmmatte](category:L5) um das Wickelfalzrohr oder gleich [isolierter Schlauch](category:C2.2).
- Mit 1 bis 2 % Gefälle **zum Dach** oder zu einem Kondensatsammler verlegen, nie zum Lüfter.
- Lüfter nachlaufen lassen: Trockene Raumluft holt den Rest aus dem Rohr.

## 2. Außen- und Fortluft am Lüftungsgerät

Beide Leitungen sind im Winter kalt und laufen durch warme Räume. Hier kondensiert die Raumluft **außen** am Rohr. Die Dämmung muss deshalb dampfdicht sein: geschlossenzelliger Elastomerschaum oder Mineralwolle mit Folie, alle Stöße verklebt. Ein fingerbreiter Spalt reicht für eine Pfütze.

| Leitung | Temperatur im Winter | Dämmung im beheizten Raum |
| Außenluft | −10 bis 5 °C | dampfdicht, 25 bis 50 mm |
| Fortluft | 0 bis 8 °C | dampfdicht, 25 bis 50 mm |
| Zuluft | 16 bis 19 °C | keine, im kalten Raum 50 mm |
| Abluft | 20 bis 24 °C | keine, im kalten Raum 50 mm |

## 3. Im Wärmetauscher

Ein zentrales Gerät gewinnt im Winter bis zu einen Liter Kondensat in der Stunde. Es sammelt sich in der Wanne und braucht einen Ablauf. Weil im Gerät Unterdruck herrscht, würde ein offenes Rohr Luft ansaugen und das Wasser nach oben halten. Dafür gibt es den [Siphon](category:L7).

![Kugelsiphon mit Geruchverschluss](product/siphon right)

### Wasser- oder Kugelsiphon

Ein Wassersiphon ist einfach, trocknet im Sommer aber aus; dann riecht es nach Kanal. Ein **Kugelsiphon** dichtet auch trocken ab. Die Sperrhöhe muss größer sein als der Unterdruck: 10 Pa entsprechen 1 mm Wassersäule, 200 Pa also 20 mm. Planen Sie das Dreifache.

---

Ist der Siphon zu niedrig, steht das Wasser in der Wanne, und der Ventilator reißt Tropfen mit in die Zuluft. Dann riecht es muffig, obwohl die Filter neu sind.

## Prüfliste vor dem Winter

1. Siphon öffnen, spülen, Wasser nachfüllen.
2. Ablauf mit einem Liter Wasser testen: Läuft er frei ab?
3. Dämmung an Schellen und Durchführungen ansehen, offene Stöße mit [Butyl- oder Aluband](category:L2) schließen.
4. Kondensatleitung frostfrei führen, mit 2 % Gefälle und ohne Sack.

[[Kondensat und Siphon]](category:L7)`,
    },
  },
}
