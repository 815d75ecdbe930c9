import type { ArticleSource } from '../article.ts'

export const sizeDucts: ArticleSource = {
  id: 'size-ducts',
  category: 'planning-sizing',
  author: 'hana',
  tags: ['ducts', 'calculation', 'noise'],
  published: '2025-01-30',
  texts: {
    de: {
      title: 'Welcher Rohrdurchmesser für welche Luftmenge?',
      short: 'Rohrdurchmesser',
      perex: 'Zu eng macht Lärm und kostet Druck, zu weit kostet Platz. Eine Tabelle und eine Formel genügen.',
      body: `Die Größe eines Rohres folgt aus der Geschwindigkeit, mit der die Luft hindurch soll. Sie entscheidet über Geräusch und Druckverlust; beide wachsen mit dem Quadrat.

## Die Formel

v = q / (3600 · A) mit A = π · d^2^ / 4

q in m³/h, d in m, v in m/s. Umgestellt nach dem Durchmesser in Millimetern: d = 1000 · √(4 · q / (3600 · π · v)).

## Welche Geschwindigkeit?

- **Wohnung, leise:** Hauptleitung bis 3 m/s, Abzweige bis 2 m/s, am Ventil bis 1,5 m/s
- **Abluft Bad, Küche:** 3 bis 5 m/s
- **Büro:** 3,5 bis 6 m/s
- **Werkstatt, Industrie:** 6 bis 11 m/s

## Die Tabelle

| Nennweite | bei 2 m/s | bei 3 m/s | bei 5 m/s |
| Ø 80 mm | 36 m³/h | 54 m³/h | 90 m³/h |
| Ø 100 mm | 57 m³/h | 85 m³/h | 141 m³/h |
| Ø 125 mm | 88 m³/h | 133 m³/h | 221 m³/h |
| Ø 160 mm | 145 m³/h | 217 m³/h | 362 m³/h |
| Ø 200 mm | 226 m³/h | 339 m³/h | 565 m³/h |
| Ø 250 mm | 353 m³/h | 530 m³/h | 884 m³/h |
| Ø 315 mm | 561 m³/h | 842 m³/h | 1.403 m³/h |

**Beispiel:** 200 m³/h für eine Wohnung. Durch Ø 125 mm strömen sie mit 4,5 m/s und kosten 2,5 Pa je Meter. Durch Ø 160 mm sind es 2,8 m/s und 0,75 Pa je Meter. Der nächste Durchmesser senkt den Druckverlust auf weniger als ein Drittel.

![Reduzierung, Rohr und Bogen gehören zusammen](product/reducer left)

## Die klassischen Verwechslungen

1. **Ø 150 und Ø 160.** Kunststoff und Schlauch gibt es in 150, [Wickelfalzrohr](category:C1) in 160. Dazwischen gehört eine [Reduzierung](category:D3), kein Klebeband.
2. **Ø 120 und Ø 125.** Badlüfter haben manchmal 120; ins 125er Rohr passt das mit Dichtung, umgekehrt nicht.
3. **Innen oder außen?** Die Nennweite ist der Innendurchmesser des Rohres. [Formteile](category:D) sind außen etwas kleiner und stecken im Rohr.

---

## Flachkanal statt Rohr

Im Fußboden oder über der Küchenzeile fehlt oft die Höhe. Vergleichen Sie den Querschnitt:

| Flachkanal | Querschnitt | ersetzt |
| 110 × 54 mm | 59 cm² | Ø 80 mm, knapp Ø 100 |
| 204 × 60 mm | 122 cm² | Ø 125 mm |
| 220 × 90 mm | 198 cm² | Ø 150 mm |

Bögen im Flachkanal bremsen mehr als runde. Rechnen Sie für jeden zwei Meter Rohr dazu.

[[Wickelfalzrohr nach Nennweite]](category:C1)`,
    },
    cs: {
      title: 'Jaký průměr potrubí pro jaký průtok?',
      short: 'Průměr potrubí',
      perex: 'Příliš úzké hlučí a bere tlak, příliš široké zabírá místo. Stačí jedna tabulka a jeden vzorec.',
      body: `Velikost potrubí vychází z rychlosti, jakou má vzduch proudit. Na ní záleží hluk i tlaková ztráta; obojí roste s druhou mocninou.

## Vzorec

v = q / (3600 · A), kde A = π · d^2^ / 4

q v m³/h, d v m, v v m/s. Pro průměr v milimetrech: d = 1000 · √(4 · q / (3600 · π · v)).

## Jakou rychlost?

- **Byt, tiše:** hlavní větev do 3 m/s, odbočky do 2 m/s, u ventilu do 1,5 m/s
- **Odtah z koupelny a kuchyně:** 3 až 5 m/s
- **Kancelář:** 3,5 až 6 m/s
- **Dílna, průmysl:** 6 až 11 m/s

## Tabulka

| Průměr | při 2 m/s | při 3 m/s | při 5 m/s |
| Ø 80 mm | 36 m³/h | 54 m³/h | 90 m³/h |
| Ø 100 mm | 57 m³/h | 85 m³/h | 141 m³/h |
| Ø 125 mm | 88 m³/h | 133 m³/h | 221 m³/h |
| Ø 160 mm | 145 m³/h | 217 m³/h | 362 m³/h |
| Ø 200 mm | 226 m³/h | 339 m³/h | 565 m³/h |
| Ø 250 mm | 353 m³/h | 530 m³/h | 884 m³/h |
| Ø 315 mm | 561 m³/h | 842 m³/h | 1 403 m³/h |

**Příklad:** 200 m³/h pro byt. Potrubím Ø 125 mm proudí rychlostí 4,5 m/s a ztratí 2,5 Pa na metr. V Ø 160 mm je to 2,8 m/s a 0,75 Pa na metr. O jeden průměr víc sníží ztrátu na necelou třetinu.

![Přechod, trubka a oblouk patří k sobě](product/reducer left)

## Nejčastější záměny

1. **Ø 150 a Ø 160.** Plast a hadice se dělají ve 150, [spiro](category:C1) ve 160. Mezi ně patří [redukce](category:D3), ne páska.
2. **Ø 120 a Ø 125.** Koupelnové ventilátory mívají 120; do trubky 125 to s těsněním jde, obráceně ne.
3. **Vnitřní, nebo vnější?** Jmenovitý průměr je vnitřní průměr trubky. [Tvarovky](category:D) jsou zvenku o něco menší a zasouvají se dovnitř.

---

## Plochý kanál místo trubky

V podlaze nebo nad kuchyňskou linkou často chybí výška. Porovnávejte průřez:

| Kanál | Průřez | nahradí |
| 110 × 54 mm | 59 cm² | Ø 80 mm, skoro Ø 100 |
| 204 × 60 mm | 122 cm² | Ø 125 mm |
| 220 × 90 mm | 198 cm² | Ø 150 mm |

Ploché oblouky brzdí víc než kulaté. Za každý připočtěte dva metry trubky.

[[Spiro potrubí podle průměru]](category:C1)`,
    },
    sk: {
      title: 'Aký priemer potrubia pre aký prietok?',
      short: 'Priemer potrubia',
      perex: 'Príliš úzke hlučí a berie tlak, príliš široké zaberá miesto. Stačí jedna tabuľka a jeden vzorec.',
      body: `Veľkosť potrubia vychádza z rýchlosti, akou má vzduch prúdiť. Závisí od nej hluk aj tlaková strata; oboje rastie s druhou mocninou.

## Vzorec

v = q / (3600 · A), kde A = π · d^2^ / 4

q v m³/h, d v m, v v m/s. Pre priemer v milimetroch: d = 1000 · √(4 · q / (3600 · π · v)).

## Akú rýchlosť?

- **Byt, ticho:** hlavná vetva do 3 m/s, odbočky do 2 m/s, pri ventile do 1,5 m/s
- **Odťah z kúpeľne a kuchyne:** 3 až 5 m/s
- **Kancelária:** 3,5 až 6 m/s
- **Dielňa, priemysel:** 6 až 11 m/s

## Tabuľka

| Priemer | pri 2 m/s | pri 3 m/s | pri 5 m/s |
| Ø 80 mm | 36 m³/h | 54 m³/h | 90 m³/h |
| Ø 100 mm | 57 m³/h | 85 m³/h | 141 m³/h |
| Ø 125 mm | 88 m³/h | 133 m³/h | 221 m³/h |
| Ø 160 mm | 145 m³/h | 217 m³/h | 362 m³/h |
| Ø 200 mm | 226 m³/h | 339 m³/h | 565 m³/h |
| Ø 250 mm | 353 m³/h | 530 m³/h | 884 m³/h |
| Ø 315 mm | 561 m³/h | 842 m³/h | 1 403 m³/h |

**Príklad:** 200 m³/h pre byt. Potrubím Ø 125 mm prúdi rýchlosťou 4,5 m/s a stratí 2,5 Pa na meter. V Ø 160 mm je to 2,8 m/s a 0,75 Pa na meter. O jeden priemer viac zníži stratu na menej ako tretinu.

![Prechod, rúra a oblúk patria k sebe](product/reducer left)

## Najčastejšie zámeny

1. **Ø 150 a Ø 160.** Plast a hadice sa robia v 150, [spiro](category:C1) v 160. Medzi ne patrí [redukcia](category:D3), nie páska.
2. **Ø 120 a Ø 125.** Kúpeľňové ventilátory mávajú 120; do rúry 125 to s tesnením ide, naopak nie.
3. **Vnútorný, alebo vonkajší?** Menovitý priemer je vnútorný priemer rúry. [Tvarovky](category:D) sú zvonka o niečo menšie a zasúvajú sa dovnútra.

---

## Plochý kanál namiesto rúry

V podlahe alebo nad kuchynskou linkou často chýba výška. Porovnávajte prierez:

| Kanál | Prierez | nahradí |
| 110 × 54 mm | 59 cm² | Ø 80 mm, takmer Ø 100 |
| 204 × 60 mm | 122 cm² | Ø 125 mm |
| 220 × 90 mm | 198 cm² | Ø 150 mm |

Ploché oblúky brzdia viac než okrúhle. Za každý pripočítajte dva metre rúry.

[[Spiro potrubie podľa priemeru]](category:C1)`,
    },
    en: {
      title: 'Which duct diameter for which airflow?',
      short: 'Duct diameter',
      perex: 'Too narrow is noisy and costs pressure, too wide costs space. One table and one formula will do.',
      body: `The size of a duct follows from the speed at which air is to pass. Speed decides noise and pressure loss, and both grow with its square.

## The formula

v = q / (3600 · A) with A = π · d^2^ / 4

q in m³/h, d in m, v in m/s. Solved for the diameter in millimetres: d = 1000 · √(4 · q / (3600 · π · v)).

## What speed?

- **Home, quiet:** mains up to 3 m/s, branches up to 2 m/s, at the valve up to 1.5 m/s
- **Extract from bathroom and kitchen:** 3 to 5 m/s
- **Office:** 3.5 to 6 m/s
- **Workshop, industry:** 6 to 11 m/s

## The table

| Size | at 2 m/s | at 3 m/s | at 5 m/s |
| Ø 80 mm | 36 m³/h | 54 m³/h | 90 m³/h |
| Ø 100 mm | 57 m³/h | 85 m³/h | 141 m³/h |
| Ø 125 mm | 88 m³/h | 133 m³/h | 221 m³/h |
| Ø 160 mm | 145 m³/h | 217 m³/h | 362 m³/h |
| Ø 200 mm | 226 m³/h | 339 m³/h | 565 m³/h |
| Ø 250 mm | 353 m³/h | 530 m³/h | 884 m³/h |
| Ø 315 mm | 561 m³/h | 842 m³/h | 1,403 m³/h |

**Example:** 200 m³/h for a flat. Through Ø 125 mm it moves at 4.5 m/s and loses 2.5 Pa per metre. Through Ø 160 mm it is 2.8 m/s and 0.75 Pa per metre. One size up brings the loss down to less than a third.

![Reducer, duct and bend belong together](product/reducer left)

## The classic mix-ups

1. **Ø 150 and Ø 160.** Plastic duct and hose come in 150, [spiral duct](category:C1) in 160. Between them goes a [reducer](category:D3), not tape.
2. **Ø 120 and Ø 125.** Bathroom fans sometimes have 120; that goes into a 125 duct with a seal, but not the other way round.
3. **Inside or outside?** The nominal size is the inside diameter of the duct. [Fittings](category:D) are slightly smaller outside and slide in.

---

## Flat duct instead

In floors or above kitchen units there is often no height. Compare the cross-section:

| Flat duct | Area | stands in for |
| 110 × 54 mm | 59 cm² | Ø 80 mm, nearly Ø 100 |
| 204 × 60 mm | 122 cm² | Ø 125 mm |
| 220 × 90 mm | 198 cm² | Ø 150 mm |

Flat bends resist more than round ones. Add two metres of duct for each.

[[Spiral duct by diameter]](category:C1)`,
    },
  },
}
