import type { ArticleSource } from './article.ts'

export const readFanCurve: ArticleSource = {
  id: 'read-fan-curve',
  category: 'planning-sizing',
  author: 'jonas',
  tags: ['fans', 'calculation', 'noise'],
  published: '2025-04-03',
  texts: {
    de: {
      title: 'Ventilatorkennlinie lesen und den Betriebspunkt finden',
      short: 'Kennlinie lesen',
      perex: 'Zwei Kurven, ein Schnittpunkt: Dort arbeitet der Ventilator. Was das für Geräusch und Strom bedeutet.',
      body: `„550 m³/h, 300 Pa“ steht auf der Schachtel. Beides zugleich gibt es nicht. Die 550 m³/h gelten ohne Widerstand, die 300 Pa bei zugehaltener Öffnung. Was dazwischen passiert, zeigt die Kennlinie.

## Die Achsen

Waagerecht die Luftmenge in m³/h, senkrecht der Druck in Pa. Die Kurve fällt von links oben nach rechts unten: viel Druck, wenig Luft, und umgekehrt. Bei mehreren Drehzahlen liegen mehrere Kurven untereinander.

## Die Anlage hat auch eine Kurve

Der Widerstand einer Leitung wächst mit dem Quadrat der Luftmenge: Δp = k · q^2^. Ein bekannter Punkt genügt, um sie zu zeichnen. Haben Sie für 300 m³/h einen Verlust von 120 Pa errechnet, gilt bei 150 m³/h ein Viertel, also 30 Pa, und bei 400 m³/h sind es 213 Pa.

Wo sich beide Kurven schneiden, liegt der **Betriebspunkt**. Für unser Beispiel mit 550 m³/h und 300 Pa sind das rund 359 m³/h bei 172 Pa: mehr als die geplanten 300, also darf der Ventilator langsamer laufen.

## Was die Drehzahl ändert

| Drehzahl | Luftmenge | Druck | Leistung | Geräusch |
| 100 % | 100 % | 100 % | 100 % | 0 dB |
| 80 % | 80 % | 64 % | 51 % | −5 dB |
| 60 % | 60 % | 36 % | 22 % | −11 dB |
| 50 % | 50 % | 25 % | 13 % | −15 dB |

Deshalb lohnt sich ein größerer Ventilator auf halber Drehzahl: gleiche Luft, ein Viertel der Leistung, ein Drittel der empfundenen Lautstärke.

## Formen, die man kennen sollte

- **Axial:** flach, wenig Druck. Gut durch die Wand, schlecht durchs Rohr.
- **Diagonal:** der Allrounder für runde Rohre, steigt gleichmäßig.
- **Radial, rückwärts gekrümmt:** viel Druck, bleibt auch bei verschmutztem Filter stabil.
- **Radial, vorwärts gekrümmt:** in vielen Lüftungsgeräten; Leistung steigt mit der Luftmenge, ohne Widerstand kann der Motor überlasten.

## Drei Fragen an jede Kennlinie

1. Liegt mein Punkt **unter** der Kurve? Sonst reicht das Gerät nicht.
2. Liegt er im mittleren Drittel? Ganz links wird es laut und unruhig.
3. Zu welcher Drehzahl gehört das angegebene Geräusch? Meist zur höchsten.

Beim Wunsch „60 m³/h bei 100 Pa“ hilft der Prospektwert also wenig. Suchen Sie einen Ventilator, dessen Kurve durch diesen Punkt oder darüber läuft, etwa einen [Radial-Rohrventilator](category:A2.2) in Ø 100 mm.

[[Rohrventilatoren vergleichen]](category:A2)`,
    },
  },
}
