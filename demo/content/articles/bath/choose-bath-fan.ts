import type { ArticleSource } from '../article.ts'

export const chooseBathFan: ArticleSource = {
  id: 'choose-bath-fan',
  category: 'guide-bath',
  author: 'petra',
  tags: ['bathroom', 'fans', 'noise'],
  published: '2025-02-11',
  texts: {
    de: {
      title: 'Den richtigen Badlüfter wählen',
      short: 'Badlüfter wählen',
      perex: 'Luftmenge, Leitungsweg, Geräusch, Steuerung: vier Fragen, nach denen nur noch wenige Geräte übrig bleiben.',
      body: `Wer einen Badlüfter tauscht, greift gern zum gleichen Durchmesser wie vorher. Das passt mechanisch, sagt aber wenig darüber, ob das Bad danach trocken wird. Vier Fragen führen schneller zum Ziel.

## 1. Wie viel Luft braucht der Raum?

Rechnen Sie das Volumen aus und nehmen Sie es mal sechs bis zehn. Ein Bad mit 6 m² und 2,5 m Höhe hat 15 m³; das ergibt 90 bis 150 m³/h. Für ein WC genügen vier bis acht Luftwechsel oder rund 30 m³/h. Die Angabe im Datenblatt gilt für freies Ausblasen. Mit Rohr und Gitter bleibt bei einem Axiallüfter oft nur die Hälfte bis zwei Drittel davon übrig.

## 2. Wie lang ist der Weg nach draußen?

| Leitungsweg | Bauart | Typische Größe |
| Direkt durch die Wand, bis 1 m | [Axiallüfter](category:A1.1) | Ø 100 bis 125 mm |
| Gerade Leitung bis etwa 3 m | kräftiger Axiallüfter oder Diagonalventilator | Ø 125 mm |
| 3 bis 10 m oder mehrere Bögen | [Diagonal-Rohrventilator](category:A2.1) | Ø 100 bis 160 mm |
| Sammelschacht im Mehrfamilienhaus | [Radiallüfter](category:A1.3) | Ø 80 mm |

Axiallüfter bauen kaum Druck auf. Im Schacht drückt außerdem der Nachbar gegen Ihre Klappe; dort hilft nur ein Radiallüfter mit 180 Pa und mehr.

## 3. Wie leise soll er sein?

Vergleichen Sie nur Werte in gleichem Abstand. Bei uns steht immer der Schalldruck in 3 m. Bis 25 dB(A) nimmt man nachts kaum wahr, ab 35 dB(A) stört das Geräusch im Nebenzimmer. Ein größerer Lüfter, der langsamer dreht, ist fast immer leiser als ein kleiner am Anschlag. Geräte unter 25 dB(A) stehen bei den [leisen Badlüftern](category:A1.2).

![Leiser Badlüfter mit geschlossener Front](product/bath-fan-silent left)

### Der Lüfter ist nicht allein schuld

Ein scharfkantig geschnittenes Rohr, ein zugesetztes Gitter oder eine Klappe, die im Wind schlägt, machen mehr Lärm als der Motor. Prüfen Sie das, bevor Sie das Gerät tauschen.

---

## 4. Wer schaltet ihn?

- **Mit dem Licht:** billig, aber nach dem Duschen geht er zu früh aus.
- **Nachlauf (T):** läuft 1 bis 30 Minuten weiter. Für WC und Gästebad die richtige Wahl.
- **Feuchtesensor (H):** läuft, bis der eingestellte Wert unterschritten ist. Für Duschbäder und Bäder mit Wäsche.
- **Bewegungsmelder (P):** gut in WC ohne Fenster.

## Was noch auf den Zettel gehört

In Zone 1 und 2 ist mindestens IPX4 nötig, den Anschluss an 230 V macht eine Elektrofachkraft. Gibt es in der Wohnung einen Ofen oder eine Gastherme, die Luft aus dem Raum nimmt, fragen Sie vorher den Schornsteinfeger. Und denken Sie an die Zuluft: Ohne Spalt unter der Tür fördert der beste Lüfter nichts.

[[Alle Bad- und Kleinraumlüfter]](category:A1)`,
    },
    cs: {
      title: 'Jak vybrat ventilátor do koupelny',
      short: 'Výběr ventilátoru',
      perex: 'Průtok, délka potrubí, hluk a ovládání: po čtyřech otázkách zbude z desítek přístrojů jen pár.',
      body: `Při výměně koupelnového ventilátoru většina lidí koupí stejný průměr, jaký měla. Do otvoru sice padne, jenže o tom, jestli bude koupelna suchá, to neříká nic. Lepší je položit si čtyři otázky.

## 1. Kolik vzduchu místnost potřebuje?

Spočítejte objem a vynásobte ho šesti až deseti. Koupelna 6 m² s výškou 2,5 m má 15 m³, vychází tedy 90 až 150 m³/h. Na WC stačí čtyři až osm výměn, zhruba 30 m³/h. Katalogový průtok platí pro volný výfuk. S potrubím a mřížkou z něj axiálnímu ventilátoru často zůstane polovina až dvě třetiny.

## 2. Jak dlouhá je cesta ven?

| Trasa | Typ | Obvyklá velikost |
| Přímo zdí, do 1 m | [axiální](category:A1.1) | Ø 100 až 125 mm |
| Rovné potrubí asi do 3 m | silnější axiální nebo diagonální | Ø 125 mm |
| 3 až 10 m nebo více oblouků | [diagonální do potrubí](category:A2.1) | Ø 100 až 160 mm |
| Společná šachta v bytovém domě | [radiální](category:A1.3) | Ø 80 mm |

Axiální ventilátor nevytvoří skoro žádný tlak. V panelovém domě navíc proti vaší klapce tlačí sousedé; do stoupačky proto patří radiální se 180 Pa a více.

## 3. Jak má být tichý?

Porovnávejte jen hodnoty ve stejné vzdálenosti. U nás najdete vždy akustický tlak ve 3 m. Do 25 dB(A) ho v noci skoro nevnímáte, od 35 dB(A) už ruší i ve vedlejším pokoji. Větší ventilátor na nižší otáčky bývá tišší než malý na doraz. Modely pod 25 dB(A) jsou mezi [tichými](category:A1.2).

![Tichý ventilátor s plným čelem](product/bath-fan-silent left)

### Na vině nemusí být motor

Otřepy na uříznuté trubce, zanesená mřížka nebo klapka, která klape ve větru, nadělají víc hluku než motor. Zkontrolujte je dřív, než přístroj vyměníte.

---

## 4. Kdo ho zapíná?

- **Světlo:** nejlevnější, ale po sprchování vypne moc brzy.
- **Doběh (T):** běží ještě 1 až 30 minut. Správná volba pro WC.
- **Čidlo vlhkosti (H):** běží, dokud vlhkost neklesne pod nastavenou mez. Do koupelen se sprchou a tam, kde se suší prádlo.
- **Pohybové čidlo (P):** hodí se na WC bez okna.

## Na co ještě myslet

V zóně 1 a 2 je nutné krytí alespoň IPX4, připojení na 230 V patří elektrikáři. Pokud v bytě topí krb nebo plynový kotel, který bere vzduch z místnosti, zeptejte se předem kominíka. A nezapomeňte na přívod: bez mezery pode dveřmi nebude odsávat ani nejlepší ventilátor.

[[Všechny koupelnové ventilátory]](category:A1)`,
    },
    sk: {
      title: 'Ako vybrať ventilátor do kúpeľne',
      short: 'Výber ventilátora',
      perex: 'Prietok, dĺžka potrubia, hluk a ovládanie: po štyroch otázkach zostane z desiatok prístrojov len zopár.',
      body: `Pri výmene kúpeľňového ventilátora väčšina ľudí kúpi rovnaký priemer, aký mala. Do otvoru síce sadne, ale o tom, či bude kúpeľňa suchá, nehovorí nič. Lepšie je položiť si štyri otázky.

## 1. Koľko vzduchu miestnosť potrebuje?

Vypočítajte objem a vynásobte ho šiestimi až desiatimi. Kúpeľňa 6 m² s výškou 2,5 m má 15 m³, vychádza teda 90 až 150 m³/h. Na WC stačia štyri až osem výmen, približne 30 m³/h. Katalógový prietok platí pre voľný výfuk. S potrubím a mriežkou z neho axiálnemu ventilátoru často zostane polovica až dve tretiny.

## 2. Aká dlhá je cesta von?

| Trasa | Typ | Obvyklá veľkosť |
| Priamo stenou, do 1 m | [axiálny](category:A1.1) | Ø 100 až 125 mm |
| Rovné potrubie asi do 3 m | silnejší axiálny alebo diagonálny | Ø 125 mm |
| 3 až 10 m alebo viac oblúkov | [diagonálny do potrubia](category:A2.1) | Ø 100 až 160 mm |
| Spoločná šachta v bytovom dome | [radiálny](category:A1.3) | Ø 80 mm |

Axiálny ventilátor nevytvorí takmer žiadny tlak. V paneláku navyše proti vašej klapke tlačia susedia; do stúpačky preto patrí radiálny so 180 Pa a viac.

## 3. Aký má byť tichý?

Porovnávajte len hodnoty v rovnakej vzdialenosti. U nás nájdete vždy akustický tlak v 3 m. Do 25 dB(A) ho v noci takmer nevnímate, od 35 dB(A) už ruší aj vo vedľajšej izbe. Väčší ventilátor s nižšími otáčkami býva tichší než malý na doraz. Modely pod 25 dB(A) sú medzi [tichými](category:A1.2).

![Tichý ventilátor s plným čelom](product/bath-fan-silent left)

### Na vine nemusí byť motor

Ostriny na odrezanej rúre, zanesená mriežka alebo klapka, ktorá klepe vo vetre, narobia viac hluku než motor. Skontrolujte ich skôr, než prístroj vymeníte.

---

## 4. Kto ho zapína?

- **Svetlo:** najlacnejšie, ale po sprchovaní vypne príliš skoro.
- **Dobeh (T):** beží ešte 1 až 30 minút. Správna voľba na WC.
- **Snímač vlhkosti (H):** beží, kým vlhkosť neklesne pod nastavenú hranicu. Do kúpeľní so sprchou a tam, kde sa suší bielizeň.
- **Pohybový snímač (P):** hodí sa na WC bez okna.

## Na čo ešte myslieť

V zóne 1 a 2 je potrebné krytie aspoň IPX4, pripojenie na 230 V patrí elektrikárovi. Ak v byte kúri kozub alebo plynový kotol, ktorý berie vzduch z miestnosti, opýtajte sa vopred kominára. A nezabudnite na prívod: bez medzery pod dverami nebude odsávať ani najlepší ventilátor.

[[Všetky kúpeľňové ventilátory]](category:A1)`,
    },
    en: {
      title: 'Choosing the right bathroom fan',
      short: 'Choose a bathroom fan',
      perex: 'Airflow, duct run, noise and control: four questions that leave only a handful of fans.',
      body: `Most people who replace a bathroom fan buy the diameter they had before. It fits the hole, but says little about whether the room will dry. Four questions get you there faster.

## 1. How much air does the room need?

Work out the volume and multiply it by six to ten. A bathroom of 6 m² with a 2.5 m ceiling holds 15 m³, so it needs 90 to 150 m³/h. A toilet is fine with four to eight air changes, or about 30 m³/h. The figure on the data sheet is measured blowing freely. With a duct and a grille, an axial fan often keeps only half to two thirds of it.

## 2. How long is the way out?

| Duct run | Type | Usual size |
| Straight through the wall, up to 1 m | [axial fan](category:A1.1) | Ø 100 to 125 mm |
| Straight duct up to about 3 m | strong axial or mixed-flow | Ø 125 mm |
| 3 to 10 m, or several bends | [mixed-flow inline fan](category:A2.1) | Ø 100 to 160 mm |
| Shared riser in a block of flats | [centrifugal fan](category:A1.3) | Ø 80 mm |

Axial fans build up hardly any pressure. In a shared riser the neighbours push against your damper as well; that calls for a centrifugal fan with 180 Pa or more.

## 3. How quiet should it be?

Only compare values at the same distance. We always state sound pressure at 3 m. Up to 25 dB(A) you barely notice it at night; from 35 dB(A) it disturbs the next room. A larger fan turning slowly is nearly always quieter than a small one at full speed. Fans below 25 dB(A) are listed under [silent fans](category:A1.2).

![Silent bathroom fan with a closed front](product/bath-fan-silent left)

### It may not be the motor

A burr on the duct, a clogged grille or a flap that knocks in the wind makes more noise than the motor does. Check them before you replace the fan.

---

## 4. What switches it?

- **With the light:** cheap, but it stops too soon after a shower.
- **Run-on timer (T):** keeps going for 1 to 30 minutes. Right for toilets.
- **Humidistat (H):** runs until the air is drier than the set value. For shower rooms and where laundry dries.
- **Motion sensor (P):** useful in a toilet without a window.

## Also worth noting

Zones 1 and 2 need at least IPX4, and the 230 V connection is a job for an electrician. If a stove or gas boiler takes its air from the flat, ask your chimney sweep first. And think of the air coming in: without a gap under the door the best fan moves nothing.

[[All bathroom fans]](category:A1)`,
    },
  },
}
