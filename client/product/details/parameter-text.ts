import type { Parameter } from '../../../domain/product/parameter.ts'
import type { Shop } from '../../shop.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

const nbsp = '\u00a0'

/** A formatted parameter value: `95 m³/h`, `Ø 100 mm`, `ABS, Edelstahl`, `Ja`. */
export function parameterText(
  parameter: Parameter,
  { format, text }: Pick<Shop, 'format' | 'text'>,
): string {
  const { type, number, unit, values } = parameter
  if (type === 'boolean') return isOn(parameter) ? text('product.yes') : text('product.no')
  if (type === 'number' && number !== null) return format.quantity(number, unit)
  const titles = values.map(({ title }) => title).join(', ')
  return valueText(parameter.code, titles, unit)
}

/** A value's title with its parameter's prefix and unit. */
export function valueText(code: string, title: string, unit: string): string {
  const figure = noBreakRanges(title)
  const withUnit = unit && !title.endsWith(unit) ? `${figure}${nbsp}${unit}` : figure
  return code === 'dn' && !title.startsWith('Ø') ? `Ø${nbsp}${withUnit}` : withUnit
}

function isOn({ number, values }: Parameter): boolean {
  return (number ?? 0) > 0 || values.some(({ id }) => id !== 'false' && id !== '0')
}
