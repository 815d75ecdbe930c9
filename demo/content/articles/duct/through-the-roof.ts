import type { ArticleSource } from '../article.ts'

export const throughTheRoof: ArticleSource = {
  id: 'through-the-roof',
  category: 'planning-installation',
  author: 'jonas',
  tags: ['ducts', 'installation', 'moisture'],
  published: '2026-05-07',
  texts: {
    de: {
      title: 'Durch Wand und Dach: Durchführungen ohne Zugluft',
      short: 'Durch Wand und Dach',
      perex: 'Gefälle, Klappe, Manschette: woran eine Durchführung auch nach zehn Wintern noch dicht ist.',
      body: `Der letzte halbe Meter entscheidet, ob eine Lüftung Freude macht. Hier treffen Regen, Wind und Kondensat auf die einzige Stelle, an der die Dämmung ein Loch hat.

## Durch die Wand

1. Kernbohrung 10 bis 20 mm größer als das Rohr, mit **1 bis 2 % Gefälle nach außen**.
2. Rohr aus [Kunststoff](category:C3) oder Wickelfalz einsetzen, rundum mit Mineralwolle oder geeignetem Schaum schließen. Innen luftdicht, außen schlagregendicht.
3. Außen ein [Wetterschutzgitter](category:E1.2) oder eine [Verschlussklappe](category:E1.3). Das Gitter hält Regen ab, die Klappe auch Wind.
4. Abstand zu Fenstern und zu Ansaugöffnungen: mindestens 1 m, besser 2 m.

## Klappe innen oder außen?

| Ort | Art | Vorteil | Nachteil |
| im Rohr | [Rückschlagklappe](category:D8) mit Feder | leise, unsichtbar | 5 bis 15 Pa |
| außen | Verschlussklappe | hält Schlagregen ab | kann im Wind klappern |
| im Lüfter | eingebaute Klappe | kein weiteres Teil | oft undicht |

Nehmen Sie **eine**, nicht zwei hintereinander: Jede kostet Druck.

## Durch das Dach

Die [Dachdurchführung](category:E5) besteht aus Pfanne, Rohr und Haube und muss zur Neigung und zum Ziegel passen. Drei Ebenen sind anzuschließen:

- **Ziegel:** Pfanne oder Bleischürze, zwei Reihen überdecken.
- **Unterspannbahn:** Manschette, nach oben einschneiden, damit Wasser darüber läuft.
- **Dampfbremse:** zweite Manschette von innen, luftdicht verklebt.

Die dritte wird gern vergessen. Dann zieht warme, feuchte Luft in die Dämmung, und der Schaden wird dem Dach zugeschrieben.

## Dämmen bis zum Schluss

Das Rohr im kalten Dachraum wird bis unter die Pfanne gedämmt, mindestens 25 mm. Wo es aus dem Dach ragt, lässt sich Kondensat nicht vermeiden; deshalb das Gefälle oder ein Sammler mit Ablauf an der tiefsten Stelle.

## Was der Winter zeigt

Am ersten frostigen Morgen sehen Sie, ob alles stimmt: Reif rund um die Pfanne bedeutet, dass dort warme Luft austritt. Tropft es aus dem Ventil, fehlt Gefälle oder Dämmung. Beides lässt sich im ersten Jahr noch leicht nachbessern.

## Wann ein Dachventilator?

Bei langen Schächten und mehreren Geschossen sitzt der Antrieb besser oben: Der ganze Strang steht dann unter Unterdruck, nichts drückt aus Ritzen zurück. [Dachventilatoren](category:A3) stehen auf einem [Sockel](category:A3.3), der gedämmt und gegen den Dachaufbau entkoppelt ist. Unter ihn gehört ein Schalldämpfer, sonst hört das oberste Geschoss mit.

**Höhenarbeit** ist Sache des Dachdeckers. Lassen Sie Durchführung und Manschetten in einem Termin setzen.

[[Wand- und Dachdurchführungen]](category:E5)`,
    },
  },
}
