import type { Locale } from '../../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../../domain/content/rich-text.ts'
import type { Text } from '../../../backend/db/columns.ts'
import type { BlockRecord, PageRecord } from '../../records.ts'
import { glueUnits, t } from '../../catalogue/texts/text.ts'
import { pageLink } from '../links.ts'
import { richTextOf } from '../markup.ts'
import { pageSlugs } from '../page-slugs.ts'
import { contactBox } from './about-blocks.ts'
import { doc, h2, inline, p, paragraph } from '../rich-text.ts'

const intro = t(
  `Drei Zahlen entscheiden: wie viel Luft, gegen welchen Widerstand, wie laut. Wer sie kennt, findet den Ventilator mit den [Filtern](category:A) in einer Minute.

## Luftmenge bestimmen

1. Raumvolumen ausrechnen: Länge × Breite × Höhe.
2. Mit dem Luftwechsel malnehmen: Bad 6 bis 10, WC 4 bis 8, Küche 6 bis 15, Keller 2 bis 4 je Stunde.
3. Auf die nächste Größe aufrunden.`,
  `Rozhodují tři čísla: kolik vzduchu, proti jakému odporu a jak hlasitě. Kdo je zná, najde ventilátor pomocí [filtrů](category:A) za minutu.

## Jak určit průtok

1. Spočítejte objem místnosti: délka × šířka × výška.
2. Vynásobte výměnou vzduchu: koupelna 6 až 10, WC 4 až 8, kuchyně 6 až 15, sklep 2 až 4 za hodinu.
3. Zaokrouhlete na nejbližší vyšší velikost.`,
  `Rozhodujú tri čísla: koľko vzduchu, proti akému odporu a ako hlasno. Kto ich pozná, nájde ventilátor pomocou [filtrov](category:A) za minútu.

## Ako určiť prietok

1. Spočítajte objem miestnosti: dĺžka × šírka × výška.
2. Vynásobte výmenou vzduchu: kúpeľňa 6 až 10, WC 4 až 8, kuchyňa 6 až 15, pivnica 2 až 4 za hodinu.
3. Zaokrúhlite na najbližšiu vyššiu veľkosť.`,
  `Three numbers decide: how much air, against what resistance, how loud. Who knows them finds the fan with the [filters](category:A) in a minute.

## Finding the airflow

1. Work out the volume: length × width × height.
2. Multiply by the air changes: bathroom 6 to 10, toilet 4 to 8, kitchen 6 to 15, cellar 2 to 4 per hour.
3. Round up to the next size.`,
)

const words = {
  table: t('Richtwerte für Rohre', 'Orientační hodnoty potrubí', 'Orientačné hodnoty potrubia', 'Guide values for ducts'),
  size: t('Nennweite', 'Průměr', 'Priemer', 'Diameter'),
  quiet: t('leise (3 m/s)', 'tiše (3 m/s)', 'ticho (3 m/s)', 'quiet (3 m/s)'),
  common: t('üblich (5 m/s)', 'běžně (5 m/s)', 'bežne (5 m/s)', 'usual (5 m/s)'),
  note: t('Werte gerundet, gerade Leitung', 'Hodnoty zaokrouhlené, přímé potrubí', 'Hodnoty zaokrúhlené, priame potrubie', 'Values rounded, straight duct'),
  between: t('Für andere Rohre rechnen Sie selbst, A ist der Querschnitt und d der Durchmesser in Metern:', 'Pro jiné potrubí si hodnotu spočítáte, A je průřez a d průměr v metrech:', 'Pre iné potrubie si hodnotu vypočítate, A je prierez a d priemer v metroch:', 'For other ducts work it out yourself; A is the area and d the diameter in metres:'),
  formula: t('*v* = *q* / (3600 · *A*), *A* = π · *d*^2^ / 4, v~max~ = 5 m/s', '*v* = *q* / (3600 · *A*), *A* = π · *d*^2^ / 4, v~max~ = 5 m/s', '*v* = *q* / (3600 · *A*), *A* = π · *d*^2^ / 4, v~max~ = 5 m/s', '*v* = *q* / (3600 · *A*), *A* = π · *d*^2^ / 4, v~max~ = 5 m/s'),
  up: t('[Zurück zur Tabelle](#duct-table)', '[Zpět k tabulce](#duct-table)', '[Späť k tabuľke](#duct-table)', '[Back to the table](#duct-table)'),
} satisfies Record<string, Text>

const choice = t(
  `## Drei Irrtümer, die Geld kosten

- ~~Mehr Watt, mehr Luft.~~ Die Leistung sagt, was der Motor verbraucht. Was ankommt, sagt die Kennlinie.
- ~~Ø 150 passt auf Ø 160.~~ Dazwischen gehört eine [Reduzierung](category:D3), kein Klebeband.
- ~~Ein Schlauch ist auch ein Rohr.~~ Gestaucht bremst er __vier- bis sechsmal__ so stark wie ein glattes.

![Diagonal-Rohrventilator](product/mixed-flow-fan left)

## Axial, diagonal oder radial?

**Axial** heißt: Die Luft strömt geradeaus durch einen Propeller. Das gibt viel Luft und wenig Druck und genügt für eine Wand oder ein kurzes Rohr.

**Diagonal** ist die Wahl für runde Leitungen bis etwa zehn Meter. Die Fachwelt sagt auch //mixed flow//.

**Radial** schleudert die Luft nach außen und bringt den meisten Druck: für Schächte, Filter und viele Bögen.

---

Wie eine [Kennlinie](category:A2) zu lesen ist und was Dezibel bedeuten, erklären wir in den Artikeln des Ratgebers.

[[Zu den Rohrventilatoren]](category:A2)`,
  `## Tři omyly, které stojí peníze

- ~~Víc wattů, víc vzduchu.~~ Příkon říká, kolik motor spotřebuje. Kolik vzduchu projde, ukáže charakteristika.
- ~~Ø 150 jde na Ø 160.~~ Mezi ně patří [redukce](category:D3), ne páska.
- ~~Hadice je taky trubka.~~ Nenatažená brzdí __čtyřikrát až šestkrát__ víc než hladká.

![Diagonální potrubní ventilátor](product/mixed-flow-fan left)

## Axiální, diagonální, nebo radiální?

**Axiální** žene vzduch vrtulí rovně. Dává hodně vzduchu a málo tlaku, stačí na zeď nebo krátkou trubku.

**Diagonální** je volba pro kruhové potrubí asi do deseti metrů. V anglických listech najdete //mixed flow//.

**Radiální** vrhá vzduch do stran a dává nejvyšší tlak: do šachet, k filtrům a tam, kde je hodně oblouků.

---

Jak číst [charakteristiku](category:A2) a co znamenají decibely, vysvětlujeme v článcích.

[[K potrubním ventilátorům]](category:A2)`,
  `## Tri omyly, ktoré stoja peniaze

- ~~Viac wattov, viac vzduchu.~~ Príkon hovorí, koľko motor spotrebuje. Koľko vzduchu prejde, ukáže charakteristika.
- ~~Ø 150 ide na Ø 160.~~ Medzi ne patrí [redukcia](category:D3), nie páska.
- ~~Hadica je tiež rúra.~~ Nenatiahnutá brzdí __štyrikrát až šesťkrát__ viac než hladká.

![Diagonálny potrubný ventilátor](product/mixed-flow-fan left)

## Axiálny, diagonálny, alebo radiálny?

**Axiálny** ženie vzduch vrtuľou rovno. Dáva veľa vzduchu a málo tlaku, stačí na stenu alebo krátku rúru.

**Diagonálny** je voľba pre kruhové potrubie asi do desiatich metrov. V anglických listoch nájdete //mixed flow//.

**Radiálny** vrhá vzduch do strán a dáva najvyšší tlak: do šácht, k filtrom a tam, kde je veľa oblúkov.

---

Ako čítať [charakteristiku](category:A2) a čo znamenajú decibely, vysvetľujeme v článkoch.

[[K potrubným ventilátorom]](category:A2)`,
  `## Three mistakes that cost money

- ~~More watts, more air.~~ Power is what the motor uses. What arrives is on the fan curve.
- ~~Ø 150 fits Ø 160.~~ A [reducer](category:D3) goes between them, not tape.
- ~~A hose is a duct too.~~ Not pulled out, it resists __four to six times__ as much as a smooth one.

![Mixed-flow inline fan](product/mixed-flow-fan left)

## Axial, mixed-flow or centrifugal?

**Axial** means the air goes straight through a propeller. Much air, little pressure: enough for a wall or a short duct.

**Mixed-flow** is the choice for round ducts of up to about ten metres. German sheets call it //Diagonalventilator//.

**Centrifugal** throws air outwards and gives the most pressure: for risers, filters and many bends.

---

How to read a [fan curve](category:A2) and what decibels mean is explained in our articles.

[[To the inline fans]](category:A2)`,
)

const cell = (type: string, text: string, attrs: Record<string, unknown> = {}): RichTextNode => ({
  type, attrs: { colspan: 1, rowspan: 1, colwidth: null, ...attrs }, content: [p(text)],
})

function guideTable(locale: Locale): RichTextNode {
  const rows = [['Ø 100 mm', '85 m³/h', '140 m³/h'], ['Ø 125 mm', '130 m³/h', '220 m³/h'], ['Ø 160 mm', '215 m³/h', '360 m³/h'], ['Ø 200 mm', '340 m³/h', '565 m³/h']]
  const head = [words.size, words.quiet, words.common].map((text) => cell('tableHeader', glueUnits(text[locale]), { colwidth: [160] }))
  return {
    type: 'table',
    content: [
      { type: 'tableRow', content: head },
      ...rows.map((row) => ({ type: 'tableRow', content: row.map((text) => cell('tableCell', glueUnits(text))) })),
      { type: 'tableRow', content: [cell('tableCell', words.note[locale], { colspan: 3 })] },
    ],
  }
}

/** Contains every node and mark of rich text. */
function contentOf(locale: Locale): RichText {
  return doc(
    ...richTextOf(intro[locale], locale).content,
    h2(`${words.table[locale]} {#duct-table}`),
    guideTable(locale),
    p(words.between[locale]),
    paragraph(inline(glueUnits(words.formula[locale])), { textAlign: 'center', maxWidth: 'full' }),
    ...richTextOf(choice[locale], locale).content,
    paragraph(inline(words.up[locale]), { textAlign: 'right' }),
  )
}

const ask = {
  title: t('Was ist mit der Feuerstätte?', 'A co krb nebo kotel?', 'A čo krb alebo kotol?', 'What about the fireplace?'),
  text: t('Ein Abluftventilator kann Rauchgas in den Raum ziehen. Klären Sie den Einbau vorher mit dem Schornsteinfeger; oft ist ein Unterdruckwächter nötig.', 'Odtahový ventilátor může nasát spaliny do místnosti. Montáž proberte předem s kominíkem; často je nutné hlídání podtlaku.', 'Odťahový ventilátor môže nasať spaliny do miestnosti. Montáž prekonzultujte vopred s kominárom; často treba stráženie podtlaku.', 'An extract fan can draw flue gas into the room. Ask the chimney sweep first; often a pressure monitor is needed.'),
  quote: t('Messen Sie den Weg, nicht die Luftlinie: Jeder Bogen zählt wie ein bis zwei Meter Rohr.', 'Měřte trasu, ne vzdušnou čarou: každý oblouk vydá za jeden až dva metry potrubí.', 'Merajte trasu, nie vzdušnou čiarou: každý oblúk vydá za jeden až dva metre potrubia.', 'Measure the run, not the straight line: every bend counts as one to two metres of duct.'),
  author: t('aus der Beratung', 'z poradny', 'z poradne', 'from our advice desk'),
  help: t('Nicht sicher?', 'Nejste si jisti?', 'Nie ste si istí?', 'Not sure?'),
  helpTitle: t('Wir rechnen mit', 'Spočítáme to s vámi', 'Spočítame to s vami', 'We work it out with you'),
  helpText: t('Eine Skizze und ein Foto genügen; die Antwort kommt am nächsten Werktag.', 'Stačí náčrt a fotografie; odpovíme do příštího pracovního dne.', 'Stačí náčrt a fotografia; odpovieme do nasledujúceho pracovného dňa.', 'A sketch and a photo are enough; we answer by the next working day.'),
  toContact: t('Zum Kontakt', 'Kontakt', 'Kontakt', 'Contact us'),
} satisfies Record<string, Text>

function blocksOf(locale: Locale): BlockRecord[] {
  return [
    { id: 'advice-quote', type: 'quote', text: ask.quote[locale], author: ask.author[locale] },
    { id: 'advice-fireplace', type: 'collapsible', title: ask.title[locale], text: doc(p(ask.text[locale])) },
    {
      id: 'advice-help', type: 'text_boxes', blockTitle: ask.help[locale], backgroundColor: '#eef4f5',
      boxes: [{ title: ask.helpTitle[locale], text: ask.helpText[locale], image: null, button: { text: ask.toContact[locale], link: pageLink('contact', locale) } }],
    },
  ]
}

/** How to choose a fan. */
export const advicePage: PageRecord = {
  id: 'page-advice',
  title: t('Beratung: den richtigen Ventilator finden', 'Poradna: jak vybrat ventilátor', 'Poradňa: ako vybrať ventilátor', 'Advice: finding the right fan'),
  slug: pageSlugs.advice,
  content: { de: contentOf('de'), cs: contentOf('cs'), sk: contentOf('sk'), en: contentOf('en') },
  blocks: { de: blocksOf('de'), cs: blocksOf('cs'), sk: blocksOf('sk'), en: blocksOf('en') },
  contactBox,
  backgroundImage: 'article/size-airflow',
  blocksPerPage: 10,
  rewrites: ['/ratgeber.html'],
  noindex: false,
}
