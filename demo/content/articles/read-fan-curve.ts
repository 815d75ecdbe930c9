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
    cs: {
      title: 'Jak číst charakteristiku ventilátoru a najít pracovní bod',
      short: 'Charakteristika ventilátoru',
      perex: 'Dvě křivky, jeden průsečík: tam ventilátor pracuje. Co to znamená pro hluk a spotřebu.',
      body: `Na krabici stojí „550 m³/h, 300 Pa“. Obojí současně nejde. Údaj 550 m³/h platí bez odporu, 300 Pa při zakrytém otvoru. Co se děje mezi tím, ukazuje charakteristika.

## Osy

Vodorovně průtok v m³/h, svisle tlak v Pa. Křivka klesá zleva shora doprava dolů: hodně tlaku, málo vzduchu, a naopak. U několika otáček leží několik křivek pod sebou.

## Křivku má i potrubí

Odpor potrubí roste s druhou mocninou průtoku: Δp = k · q^2^. K jejímu nakreslení stačí jeden známý bod. Vyšla-li vám při 300 m³/h ztráta 120 Pa, platí při 150 m³/h čtvrtina, tedy 30 Pa, a při 400 m³/h je to 213 Pa.

Kde se obě křivky protnou, leží **pracovní bod**. U našeho příkladu s 550 m³/h a 300 Pa je to asi 359 m³/h při 172 Pa: víc než plánovaných 300, ventilátor tedy smí běžet pomaleji.

## Co změní otáčky

| Otáčky | Průtok | Tlak | Příkon | Hluk |
| 100 % | 100 % | 100 % | 100 % | 0 dB |
| 80 % | 80 % | 64 % | 51 % | −5 dB |
| 60 % | 60 % | 36 % | 22 % | −11 dB |
| 50 % | 50 % | 25 % | 13 % | −15 dB |

Proto se vyplatí větší ventilátor na poloviční otáčky: stejně vzduchu, čtvrtina příkonu, třetina vnímané hlasitosti.

## Tvary, které je dobré znát

- **Axiální:** plochá, málo tlaku. Dobrá přes stěnu, špatná do potrubí.
- **Diagonální:** všestranná pro kruhové potrubí, roste rovnoměrně.
- **Radiální, lopatky dozadu:** hodně tlaku, zůstává stabilní i se zaneseným filtrem.
- **Radiální, lopatky dopředu:** v mnoha větracích jednotkách; příkon roste s průtokem, bez odporu se motor může přetížit.

## Tři otázky ke každé charakteristice

1. Leží můj bod **pod** křivkou? Jinak ventilátor nestačí.
2. Leží v prostřední třetině? Úplně vlevo je chod hlučný a neklidný.
3. Ke kterým otáčkám patří uvedený hluk? Většinou k nejvyšším.

Přání „60 m³/h při 100 Pa“ tedy údaj z prospektu moc nepomůže. Hledejte ventilátor, jehož křivka tím bodem prochází nebo leží nad ním, například [radiální potrubní ventilátor](category:A2.2) Ø 100 mm.

[[Porovnat potrubní ventilátory]](category:A2)`,
    },
    sk: {
      title: 'Ako čítať charakteristiku ventilátora a nájsť pracovný bod',
      short: 'Charakteristika ventilátora',
      perex: 'Dve krivky, jeden priesečník: tam ventilátor pracuje. Čo to znamená pre hluk a spotrebu.',
      body: `Na škatuli stojí „550 m³/h, 300 Pa“. Oboje súčasne nejde. Údaj 550 m³/h platí bez odporu, 300 Pa pri zakrytom otvore. Čo sa deje medzi tým, ukazuje charakteristika.

## Osi

Vodorovne prietok v m³/h, zvislo tlak v Pa. Krivka klesá zľava zhora doprava nadol: veľa tlaku, málo vzduchu, a naopak. Pri viacerých otáčkach leží niekoľko kriviek pod sebou.

## Krivku má aj potrubie

Odpor potrubia rastie s druhou mocninou prietoku: Δp = k · q^2^. Na jej nakreslenie stačí jeden známy bod. Ak vám pri 300 m³/h vyšla strata 120 Pa, platí pri 150 m³/h štvrtina, teda 30 Pa, a pri 400 m³/h je to 213 Pa.

Kde sa obe krivky pretnú, leží **pracovný bod**. V našom príklade s 550 m³/h a 300 Pa je to asi 359 m³/h pri 172 Pa: viac než plánovaných 300, ventilátor teda smie bežať pomalšie.

## Čo zmenia otáčky

| Otáčky | Prietok | Tlak | Príkon | Hluk |
| 100 % | 100 % | 100 % | 100 % | 0 dB |
| 80 % | 80 % | 64 % | 51 % | −5 dB |
| 60 % | 60 % | 36 % | 22 % | −11 dB |
| 50 % | 50 % | 25 % | 13 % | −15 dB |

Preto sa oplatí väčší ventilátor na polovičné otáčky: rovnako vzduchu, štvrtina príkonu, tretina vnímanej hlasitosti.

## Tvary, ktoré je dobré poznať

- **Axiálna:** plochá, málo tlaku. Dobrá cez stenu, zlá do potrubia.
- **Diagonálna:** všestranná pre kruhové potrubie, rastie rovnomerne.
- **Radiálna, lopatky dozadu:** veľa tlaku, zostáva stabilná aj so zaneseným filtrom.
- **Radiálna, lopatky dopredu:** v mnohých vetracích jednotkách; príkon rastie s prietokom, bez odporu sa motor môže preťažiť.

## Tri otázky ku každej charakteristike

1. Leží môj bod **pod** krivkou? Inak ventilátor nestačí.
2. Leží v prostrednej tretine? Úplne vľavo je chod hlučný a nepokojný.
3. Ku ktorým otáčkam patrí uvedený hluk? Väčšinou k najvyšším.

Želaniu „60 m³/h pri 100 Pa“ teda údaj z prospektu veľmi nepomôže. Hľadajte ventilátor, ktorého krivka tým bodom prechádza alebo leží nad ním, napríklad [radiálny potrubný ventilátor](category:A2.2) Ø 100 mm.

[[Porovnať potrubné ventilátory]](category:A2)`,
    },
    en: {
      title: 'Reading a fan curve and finding the operating point',
      short: 'Read a fan curve',
      perex: 'Two curves, one crossing: that is where the fan works. What this means for noise and power.',
      body: `“550 m³/h, 300 Pa” it says on the box. You cannot have both at once. The 550 m³/h hold without resistance, the 300 Pa with the opening covered. What happens in between is shown by the fan curve.

## The axes

Airflow in m³/h runs across, pressure in Pa upwards. The curve falls from top left to bottom right: much pressure, little air, and the other way round. With several speeds, several curves lie below each other.

## The system has a curve too

The resistance of a duct grows with the square of the airflow: Δp = k · q^2^. One known point is enough to draw it. If you have worked out a loss of 120 Pa at 300 m³/h, a quarter of it holds at 150 m³/h, that is 30 Pa, and at 400 m³/h it is 213 Pa.

Where the two curves cross lies the **operating point**. For our example of 550 m³/h and 300 Pa that is about 359 m³/h at 172 Pa: more than the planned 300, so the fan may run slower.

## What speed changes

| Speed | Airflow | Pressure | Power | Noise |
| 100 % | 100 % | 100 % | 100 % | 0 dB |
| 80 % | 80 % | 64 % | 51 % | −5 dB |
| 60 % | 60 % | 36 % | 22 % | −11 dB |
| 50 % | 50 % | 25 % | 13 % | −15 dB |

That is why a larger fan at half speed is worth it: the same air, a quarter of the power, a third of the perceived loudness.

## Shapes worth knowing

- **Axial:** flat, little pressure. Good through a wall, bad through a duct.
- **Mixed-flow:** the all-rounder for round ducts, rises evenly.
- **Centrifugal, backward-curved:** much pressure, stays stable even with a dirty filter.
- **Centrifugal, forward-curved:** in many ventilation units; power rises with airflow, and without resistance the motor may overload.

## Three questions for every curve

1. Is my point **below** the curve? If not, the fan is too weak.
2. Is it in the middle third? Far to the left it gets loud and unsteady.
3. Which speed does the stated noise belong to? Usually the highest.

So for “60 m³/h at 100 Pa” the brochure figure is of little help. Look for a fan whose curve passes through this point or above it, such as a [centrifugal inline fan](category:A2.2) of Ø 100 mm.

[[Compare inline fans]](category:A2)`,
    },
  },
}
