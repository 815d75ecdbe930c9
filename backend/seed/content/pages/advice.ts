import type { Locale } from '../../../../domain/locale.ts'
import type { RichText, RichTextNode } from '../../../../domain/rich-text.ts'
import type { BlockRecord, PageRecord, Text } from '../../records.ts'
import { glueUnits, t } from '../../catalogue/text.ts'
import { hrefOf, pageLink } from '../links.ts'
import { richTextOf } from '../markup.ts'
import { pageSlugs } from '../page-slugs.ts'
import { doc, h2, inline, marks, p, paragraph } from '../rich-text.ts'

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
  formula: t('Formel zum Nachrechnen', 'Vzorec pro přepočet', 'Vzorec na prepočet', 'The formula'),
  speed: t('Geschwindigkeit', 'Rychlost', 'Rýchlosť', 'Velocity'),
  wrong: t('Luftmenge = Leistung in Watt', 'Průtok = příkon ve wattech', 'Prietok = príkon vo wattoch', 'Airflow = power in watts'),
  right: t('Luftmenge = Querschnitt × Geschwindigkeit', 'Průtok = průřez × rychlost', 'Prietok = prierez × rýchlosť', 'Airflow = area × velocity'),
  attention: t('Achtung', 'Pozor', 'Pozor', 'Note'),
  sizes: t(': Ø 150 und Ø 160 passen nicht ineinander.', ': Ø 150 a Ø 160 do sebe nepasují.', ': Ø 150 a Ø 160 do seba nepasujú.', ': Ø 150 and Ø 160 do not fit each other.'),
  up: t('zurück zur Tabelle', 'zpět k tabulce', 'späť k tabuľke', 'back to the table'),
  button: t('Zu den Rohrventilatoren', 'K potrubním ventilátorům', 'K potrubným ventilátorom', 'To the inline fans'),
  alt: t('Diagonal-Rohrventilator', 'Diagonální potrubní ventilátor', 'Diagonálny potrubný ventilátor', 'Mixed-flow inline fan'),
  beside: t('Ein Diagonalventilator überwindet auch mehrere Bögen. Daneben genügt für eine gerade Wand ein Axiallüfter.', 'Diagonální ventilátor překoná i několik oblouků. Na přímý průchod zdí stačí axiální.', 'Diagonálny ventilátor prekoná aj niekoľko oblúkov. Na priamy prechod stenou stačí axiálny.', 'A mixed-flow fan copes with several bends. For a straight wall an axial fan will do.'),
} satisfies Record<string, Text>

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

/** Holds every node and mark that rich text can have. */
function contentOf(locale: Locale): RichText {
  const text = (value: string): RichTextNode => ({ type: 'text', text: value })
  return doc(
    ...richTextOf(intro[locale], locale).content,
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: words.table[locale], marks: [{ type: 'anchor', attrs: { id: 'duct-table' } }] }] },
    guideTable(locale),
    h2(words.formula[locale]),
    paragraph([marks('v', 'em'), text(' = '), marks('q', 'italic'), text(' / (3600 · A), A = π · d'), marks('2', 'superscript'), text(' / 4; v'), marks('max', 'subscript'), text(` = ${glueUnits('5 m/s')}`)], { textAlign: 'center', maxWidth: 'full' }),
    paragraph([marks(words.wrong[locale], 'strike'), text(' '), marks(words.right[locale], 'underline')]),
    paragraph([marks(words.attention[locale], 'bold'), text(glueUnits(words.sizes[locale]))], { textAlign: 'left' }),
    paragraph(inline(`[${words.up[locale]}](#duct-table)`), { textAlign: 'right' }),
    { type: 'image', attrs: { fileKey: 'product/mixed-flow-fan', alt: words.alt[locale], title: words.alt[locale], width: 320, height: 320, crop: false, float: 'left' } },
    p(words.beside[locale]),
    { type: 'clearer' },
    { type: 'button', attrs: { title: words.button[locale], href: hrefOf('category:A2', locale), color: 'primary', size: 'md', float: 'left', icon_left: null, icon_right: 'arrow-right', link_target_blank: false } },
  )
}

const ask = {
  title: t('Was ist mit der Feuerstätte?', 'A co krb nebo kotel?', 'A čo krb alebo kotol?', 'What about the fireplace?'),
  text: t('Ein Abluftventilator kann Rauchgas in den Raum ziehen. Klären Sie den Einbau vorher mit dem Schornsteinfeger; oft ist ein Unterdruckwächter nötig.', 'Odtahový ventilátor může nasát spaliny do místnosti. Montáž proberte předem s kominíkem; často je nutné hlídání podtlaku.', 'Odťahový ventilátor môže nasať spaliny do miestnosti. Montáž prekonzultujte vopred s kominárom; často treba stráženie podtlaku.', 'An extract fan can draw flue gas into the room. Ask the chimney inspector first; often a pressure monitor is needed.'),
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
  rewrites: ['/ratgeber.html'],
  noindex: false,
}
