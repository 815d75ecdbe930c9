import type { ArticleSource } from '../article.ts'

export const bathZones: ArticleSource = {
  id: 'bath-zones',
  category: 'guide-bath',
  author: 'matej',
  tags: ['bathroom', 'standards', 'installation'],
  published: '2025-09-02',
  texts: {
    de: {
      title: 'Badzonen und Schutzart: wo der Lüfter hin darf',
      short: 'Badzonen und Schutzart',
      perex: 'IPX2, IPX4, SELV: was die Zonen rund um Wanne und Dusche für den Einbau bedeuten.',
      body: `Rund um Wanne und Dusche teilt VDE 0100-701 das Bad in Bereiche ein. Je näher am Wasser, desto strenger die Anforderung. Für Lüfter sind drei Fragen wichtig: In welchem Bereich sitzt er? Welche Schutzart braucht er dort? Und welche Spannung darf anliegen?

## Die Bereiche

| Bereich | Wo | Lüfter mit 230 V | Schutzart |
| 0 | in der Wanne oder Duschtasse | nein | – |
| 1 | über der Wanne, bis 2,25 m Höhe | nur wenn der Hersteller es freigibt | mindestens IPX4 |
| 2 | 60 cm um Bereich 1 | ja | mindestens IPX4 |
| außerhalb | übriger Raum | ja | keine besondere |

Bei bodengleichen Duschen ohne Trennwand reicht Bereich 1 im Umkreis von 120 cm um den Wasserauslass; Bereich 2 entfällt dann. Über 2,25 m Höhe endet der Bereich, in vielen Bädern liegt die Decke also schon außerhalb.

## Was die Ziffern sagen

Die erste Ziffer steht für Berührung und Staub, die zweite für Wasser. Ein X heißt: nicht geprüft.

- **IPX2:** senkrecht fallende Tropfen bis 15° Neigung
- **IPX4:** Spritzwasser aus allen Richtungen
- **IPX5:** Strahlwasser
- **IP45:** zusätzlich gegen Drähte über 1 mm geschützt

Die Schutzart gilt für die Einbaulage im Datenblatt. Ein Gerät, das an der Wand IPX4 hat, kann an der Decke weniger haben.

## SELV: 12 V statt 230 V

Lüfter mit Schutzkleinspannung dürfen auch nah ans Wasser, solange der Transformator **außerhalb** von Bereich 0 und 1 sitzt. Das ist der übliche Weg direkt über der Dusche. Passende Geräte stehen bei den [12-V-Lüftern](category:A1.4), zum Beispiel der [Zefyra Selva](product:p-bath-12v-selva).

## Immer dabei: der Fehlerstromschutz

Stromkreise im Bad brauchen einen Fehlerstromschutzschalter mit höchstens 30 mA. Fehlt er in einem alten Haus, ist der Tausch des Lüfters ein guter Anlass, ihn nachrüsten zu lassen. Die Arbeit an 230 V gehört in die Hand einer Elektrofachkraft; die mechanische Montage können Sie selbst machen.

## Praktische Folgen

1. Zeichnen Sie Wanne, Dusche und Fenster maßstäblich auf und tragen Sie 60 cm ein.
2. Setzen Sie den Lüfter so hoch wie möglich, am besten gegenüber der Tür: Die Luft soll den ganzen Raum queren.
3. Liegt der einzige mögliche Platz über der Dusche, nehmen Sie 12 V oder setzen Sie einen [Rohrventilator](category:A2) in den Nebenraum und im Bad nur ein [Abluftventil](category:E2.2).

[[Badlüfter mit IPX4 und mehr]](category:A1)`,
    },
  },
}
