import type { Locale } from '../../../domain/locale.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { parameterOf, type Dictionary } from '../../cms/catalog/products/dictionary.ts'
import { numberFormat } from '../../locales/number-format.ts'
import { merged } from '../../cms/catalog/parameter-values.ts'
import type { LineRow } from './lines/lines.ts'

/** Essential properties of a line above the order button (§ 312j II BGB): `Ø 100 mm`. */
export function essentialsOf(
  row: Pick<LineRow, 'productParameters' | 'variantParameters' | 'keyParameters'>,
  dictionary: Dictionary,
  locale: Locale,
): string[] {
  const records = merged(row.productParameters, row.variantParameters)
  return row.keyParameters.flatMap((code) => {
    const record = records.find((candidate) => candidate.code === code)
    const parameter = record && parameterOf(dictionary, record, locale)
    const text = parameter && textOf(parameter, locale)
    return text ? [text] : []
  })
}

function textOf(parameter: Parameter, locale: Locale): string {
  if (parameter.type === 'boolean') {
    return parameter.values[0]?.id === 'true' ? parameter.title : ''
  }
  const value =
    parameter.number === null
      ? parameter.values.map(({ title }) => title).join(', ')
      : numberFormat(locale).format(parameter.number)
  if (!value) return ''
  const withUnit =
    parameter.unit && !value.endsWith(parameter.unit) ? `${value}\u00a0${parameter.unit}` : value
  return parameter.code === 'dn' && !value.startsWith('Ø') ? `Ø\u00a0${withUnit}` : withUnit
}
