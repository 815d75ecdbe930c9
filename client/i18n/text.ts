import rosetta from 'rosetta'
import type german from './locales/de.json'
import { noBreakRanges } from './no-break-ranges.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** Dotted path of every text in the dictionary; a text with plural forms ends above its forms. */
type Keys<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? Key extends PluralForm
      ? never
      : `${Prefix}${Key}`
    : Node[Key] extends { other: string }
      ? never
      : Keys<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

type PluralKeys<Node, Prefix extends string = ''> = {
  [Key in keyof Node & string]: Node[Key] extends string
    ? never
    : Node[Key] extends { other: string }
      ? `${Prefix}${Key}`
      : PluralKeys<Node[Key], `${Prefix}${Key}.`>
}[keyof Node & string]

export type TextKey = Keys<typeof german>
export type PluralTextKey = PluralKeys<typeof german>
/** Texts by their dotted path, plural forms included; the build makes them (scripts/texts). */
export type Texts = Record<string, string>
export type TextParams = Record<string, string | number>

export interface Text {
  /** Adds the texts of another part of the page. */
  add(texts: Texts): void
  (key: TextKey, params?: TextParams): string
  /** The form for `n` (spec §9: 0, 1, 2-4, 5+ in Czech and Slovak); `{{n}}` is the formatted number. */
  count(key: PluralTextKey, n: number, params?: TextParams): string
}

/**
 * Texts of a language, by its tag; `own` stand before all that is added. A missing one is an error,
 * and shows its key so that it can be found.
 */
export function createText(locale: string, initial: Texts, own?: Texts): Text {
  const texts = rosetta({ [locale]: { ...initial, ...own } })
  texts.locale(locale)
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  // The whole path is one key: the texts are flat.
  const find = (path: string, params?: TextParams) => noBreakRanges(texts.t([path], params))
  // A page has hundreds of texts without values: each is looked up, and searched for some, once.
  const plain = new Map<string, string>()
  const require = (path: string, params?: TextParams) => {
    const known = params ? undefined : plain.get(path)
    if (known !== undefined) return known
    const found = find(path, params)
    if (!found) console.error(`No text for ${path}`)
    else if (!params) plain.set(path, found)
    return found || path
  }
  const count = (key: string, n: number, params?: TextParams) => {
    const shown = { n: numbers.format(n), ...params }
    const zero = n === 0 && find(`${key}.zero`, shown)
    return zero || find(`${key}.${rules.select(n)}`, shown) || require(`${key}.other`, shown)
  }
  const add = (more: Texts) => {
    texts.set(locale, { ...more, ...own })
    plain.clear()
  }
  return Object.assign((key: TextKey, params?: TextParams) => require(key, params), { count, add })
}
