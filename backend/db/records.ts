import type { Locale } from '../../domain/locale.ts'

/** A text in the languages of the shop. */
export type Text = Record<Locale, string>

/** Value of a product or variant: a number, or ids of values. */
export type ParameterValueRecord =
  | { code: string; number: number }
  | { code: string; values: string[] }
