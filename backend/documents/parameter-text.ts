import type { Locale } from '../../domain/locale.ts'
import type { Parameter } from '../../domain/product/parameter.ts'

/** A value with its unit, in the format of the language: `1,5 m`. */
export function parameterText(
  { number, values, unit }: Pick<Parameter, 'number' | 'values' | 'unit'>,
  locale: Locale,
): string {
  const shown =
    number === null
      ? values.map(({ title }) => title).join(', ')
      : numberFormat(locale).format(number)
  return unit ? `${shown} ${unit}` : shown
}

const formats = new Map<Locale, Intl.NumberFormat>()

/** Memoised, because creating one takes longer than a whole page. */
export function numberFormat(locale: Locale): Intl.NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  formats.set(locale, made)
  return made
}
