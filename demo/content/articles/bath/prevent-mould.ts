import type { ArticleSource } from '../article.ts'

export const preventMould: ArticleSource = {
  id: 'prevent-mould',
  category: 'guide-cellar',
  author: 'petra',
  tags: ['moisture', 'bathroom', 'calculation'],
  published: '2025-12-02',
  texts: {
    de: {
      title: 'Schimmel: erst rechnen, dann lüften',
      short: 'Schimmel vermeiden',
      perex: 'Vier Personen geben am Tag bis zu zwölf Liter Wasser an die Luft ab. Wie man sie wieder hinausbekommt.',
      body: `Schimmel braucht kein nasses Mauerwerk. Es genügt, wenn die Luft unmittelbar an der Wand über mehrere Tage mehr als 80 % relative Feuchte hat. In einem Zimmer mit 20 °C und 50 % ist das an einer Stelle der Fall, die nur 12,6 °C warm ist: Außenecke, Fensterlaibung, hinter dem Schrank.

## Wo das Wasser herkommt

| Quelle | Wasser je Tag |
| Eine Person, Atem und Haut | 1,0 bis 1,5 l |
| Duschen, je Person | 0,5 bis 1,0 l |
| Kochen | 0,5 bis 1,0 l |
| Wäsche trocknen, 4,5 kg geschleudert | 1,0 bis 1,5 l |
| Pflanzen, je fünf Töpfe | 0,5 l |

Zu viert kommen leicht acht bis zwölf Liter zusammen. Sie müssen hinaus, jeden Tag.

## Wie viel Luft das ist

Winterluft mit 0 °C und 80 % trägt rund 4 g Wasser je Kubikmeter, Raumluft mit 20 °C und 50 % knapp 9 g. Jeder ausgetauschte Kubikmeter nimmt also etwa 5 g mit. Für zehn Liter am Tag sind das 2.000 m³ oder gut **80 m³/h** rund um die Uhr. Mit Stoßlüften entspricht das fünf- bis sechsmal am Tag alle Fenster weit auf. Wer das nicht leisten kann, lässt einen Ventilator arbeiten.

## In dieser Reihenfolge

1. **Messen.** Ein Hygrometer in jedes kritische Zimmer, eine Woche lang morgens und abends ablesen.
2. **An der Quelle absaugen.** Bad und Küche zuerst: [Badlüfter mit Feuchtesensor](category:A1), Haube mit Abluft.
3. **Nachströmung schaffen.** [Außenluftdurchlässe](category:E4) in Wohn- und Schlafräumen, Spalt unter den Türen.
4. **Dauerhaft lüften.** Kleine Menge, aber immer: 30 % der Nennlüftung nennt die Norm als *Lüftung zum Feuchteschutz*, auch wenn niemand zu Hause ist.
5. **Heizen.** Räume nicht unter 16 °C fallen lassen; eine kalte Wand holt sich das Wasser aus dem Nachbarraum.

## Was nicht hilft

- Kippfenster im Winter: kühlt die Laibung, tauscht wenig Luft.
- Anti-Schimmel-Farbe auf feuchter Wand: hält eine Saison.
- Luftentfeuchter als Dauerlösung: sinnvoll nach einem Wasserschaden, teuer im Alltag.

## Wenn er schon da ist

Kleine Stellen bis zu einem halben Quadratmeter lassen sich mit Alkohol (70 bis 80 %) entfernen; Fenster auf, Handschuhe und Maske. Größere gehören in die Hand eines Fachbetriebs. Mieter melden den Befall schriftlich mit Foto und den abgelesenen Werten: Das hilft beiden Seiten, die Ursache zu finden.

[[Lüfter mit Feuchtesensor]](category:A1)`,
    },
  },
}
