import type { Locale } from '../../domain/locale.ts'

type Texts = Readonly<Record<Locale, string>>

/** The same query as somebody else would type it; null: it cannot be written that way. */
export type Variation = (query: string, locale: Locale) => string | null

const text = (de: string, cs: string, sk: string, en: string): Texts => ({ de, cs, sk, en })
const before =
  (words: Texts): Variation =>
  (query, locale) =>
    `${words[locale]} ${query}`
const after =
  (words: Texts): Variation =>
  (query, locale) =>
    `${query} ${words[locale]}`

const marks: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
const types = /silv|fjord|boreas|aurora|polaris|nordwind|duetto|basis|planar|gletscher|firn|m1\//i
const units =
  /^(?:mm|[cm]|[pvwa]|m3|m³|x|k[agč]|€|eur|czk|°|st|gra|deg|[lq]|g$|db|na$|auf|zu$|to$|do$|volt|%|watt|"|.*\d|cfm|cubic|kub|sqm)/i

/** The only diameter of a query in other notations. */
const sized =
  (notation: (diameter: string) => string): Variation =>
  (query) => {
    const words = query.split(' ')
    const places = words.flatMap((word, at) =>
      /^(?:80|1[026]0|125|200|250)$/.test(word) ? [at] : [],
    )
    const [at = 0] = places
    const isAlone =
      !units.test(words[at + 1] ?? '') &&
      !/\d|^(?:dn|nw|ø|d|fi|ei|x|na|auf|to|cfm|pa)$/i.test(words[at - 1] ?? '')
    // Nor is the size in the name of a unit: `Kanalo 160`.
    const isName = /^\p{Lu}\p{L}+o$/u.test(words[at - 1] ?? '')
    if (places.length !== 1 || !isAlone || isName || types.test(query)) return null
    return words.with(at, notation(words[at] ?? '')).join(' ')
  }

const apart =
  (pattern: RegExp, by: string): Variation =>
  (query) =>
    pattern.test(query) ? query.replace(pattern, by) : null

export const variations: Readonly<Record<string, Variation>> = {
  'in capitals': (query) => query.toUpperCase(),
  'without diacritics': (query) => query.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'),
  'without umlauts': (query, locale) =>
    locale === 'de' ? query.replace(/[äöüß]/g, (letter) => marks[letter] ?? letter) : null,
  'with wide blanks': (query) => ` ${query.replaceAll(' ', '  ')} `,
  'with tabs': (query) => query.replaceAll(' ', '\t'),
  'with hard blanks': (query) => query.replaceAll(' ', '\u00a0'),
  'as a question': (query, locale) =>
    `${text('Hallo, haben Sie', 'dobrý den, máte', 'dobrý deň, máte', 'hi, do you have')[locale]} ${query}?`,
  'as a request': before(text('ich suche', 'sháním', 'hľadám', 'looking for')),
  'in stock': after(text('auf Lager', 'skladem', 'skladom', 'in stock')),
  'as an item of a tender': before(text('Pos. 3.12', 'pol. 12', 'pol. 12', 'item 12')),
  'as an item of a bill': (query) => `01.02.0030 ${query}`,
  'as an item of a list': (query) => `- ${query}`,
  'with a quantity before it': before(text('10 Stk.', '10 ks', '10 ks', '10 pcs')),
  'with a quantity after it': (query, locale) =>
    `${query}, ${text('10 Stück', '10 kusů', '10 kusov', 'qty 10')[locale]}`,
  'with a named quantity': before(text('Menge: 5', 'počet: 5', 'počet: 5', 'quantity: 5')),
  'in quotes': (query) => (query.includes('"') ? null : `"${query}"`),
  'word and diameter in one': apart(/(\p{L}{4,}) (\d{3})(?= |$)/u, '$1$2'),
  'diameter and word in one': apart(/(?<=(?<!\.) |^)(\d{3}) (\p{L}{4,})/u, '$1$2'),
  'millimetres and word in one': apart(/(?<= |^)(\d{2,4}) ?mm (\p{L}{4,})/u, '$1mm$2'),
  'with a unit between hyphens': apart(/(?<= |^)(\d{2,3}) ?mm (?=\p{L}{4,})/u, '$1-mm-'),
  'sides in millimetres': apart(/(?<= |^)(\d{3})x(\d{2,3})$/, '$1 mm x $2 mm'),
  'diameter DN125': sized((size) => `DN${size}`),
  'diameter Ø 125mm': sized((size) => `Ø ${size}mm`),
  'diameter d=125': sized((size) => `d=${size}`),
  'diameter (125)': sized((size) => `(${size})`),
  'diameter 125.0 mm': sized((size) => `${size}.0 mm`),
}
