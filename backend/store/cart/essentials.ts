import type { Locale } from '../../../domain/locale.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { parameterOf, type Dictionary } from '../../cms/catalog/products/dictionary.ts'
import { merged } from '../../cms/catalog/parameter-values.ts'
import { fromJson } from '../../db/json.ts'
import type { ParameterValueRecord } from '../../db/records.ts'

interface Described {
  product_parameters: string
  variant_parameters: string
  key_parameters: string
}

/** Properties that stand beside a line above the order button (§ 312j II BGB): `Ø 100 mm`. */
export function essentialsOf(row: Described, dictionary: Dictionary, locale: Locale): string[] {
  const records = merged(
    fromJson<ParameterValueRecord[]>(row.product_parameters),
    fromJson<ParameterValueRecord[]>(row.variant_parameters),
  )
  return fromJson<string[]>(row.key_parameters).flatMap((code) => {
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
      : new Intl.NumberFormat(locale).format(parameter.number)
  if (!value) return ''
  const withUnit =
    parameter.unit && !value.endsWith(parameter.unit) ? `${value}\u00a0${parameter.unit}` : value
  return parameter.code === 'dn' && !value.startsWith('Ø') ? `Ø\u00a0${withUnit}` : withUnit
}
