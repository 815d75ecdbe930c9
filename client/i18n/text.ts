import rosetta from 'rosetta'
import type { Locale } from '../../domain/locale.ts'
import type german from './locales/de.json'

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
export type Dictionary = { [key: string]: string | Dictionary }
export type TextParams = Record<string, string | number>

export interface Text {
  /** Adds the texts of another screen. */
  add(dictionary: Dictionary): void
  (key: TextKey, params?: TextParams): string
  /** The form for `n` (spec §9: 0, 1, 2-4, 5+ in Czech and Slovak); `{{n}}` is the formatted number. */
  count(key: PluralTextKey, n: number, params?: TextParams): string
}

/** Texts of one locale. A key without a text answers with the key itself, so that it can be found. */
export function createText(locale: Locale, dictionary: Dictionary): Text {
  const texts = rosetta({ [locale]: dictionary })
  texts.locale(locale)
  const rules = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  const text = (key: string, params?: TextParams) => texts.t(key, params) || key
  const count = (key: string, n: number, params?: TextParams) => {
    const shown = { n: numbers.format(n), ...params }
    const zero = n === 0 ? texts.t(`${key}.zero`, shown) : ''
    return zero || texts.t(`${key}.${rules.select(n)}`, shown) || text(`${key}.other`, shown)
  }
  const add = (more: Dictionary) => texts.set(locale, more)
  return Object.assign(text, { count, add })
}
