import type { Locale } from '../../domain/locale.ts'
import type { Parameter } from '../../domain/product/parameter.ts'
import { numberFormat } from '../locales/number-format.ts'

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
