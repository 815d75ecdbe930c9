import type { Facet, Range } from '../../../domain/catalog/catalog.ts'
import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import type { AppliedFilter } from '../../../domain/catalog/catalog-filters.ts'
import type { Shop } from '../../shop.tsx'
import { valueText } from '../../product/details/parameter-text.ts'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

type Words = Pick<Shop, 'format' | 'text'>

/** A number of a range filter with its unit; a currency amount for the price. */
export function amountText(
  facet: Pick<Facet, 'code' | 'unit'>,
  amount: number,
  { format }: Words,
): string {
  return facet.code === 'price' ? format.price(amount) : format.quantity(amount, facet.unit)
}

/** `80–200 m³/h`, `ab 80 m³/h`, `bis 200 m³/h`. */
export function rangeText(
  facet: Pick<Facet, 'code' | 'unit'>,
  { from, to }: Range,
  words: Words,
): string {
  const { text } = words
  if (from !== null && to !== null)
    return noBreakRanges(`${words.format.number(from)}–${amountText(facet, to, words)}`)
  if (from !== null) return text('catalog.rangeFrom', { from: amountText(facet, from, words) })
  return to === null ? '' : text('catalog.rangeTo', { to: amountText(facet, to, words) })
}

/** `schafft 200 m³/h bei 60 Pa`. */
function operatingPointText({ flow, pressure }: OperatingPoint, { format, text }: Words): string {
  return text('catalog.reaches', {
    flow: format.quantity(flow, 'm³/h'),
    pressure: format.quantity(pressure, 'Pa'),
  })
}

/** Chip label of an applied filter: `Nennweite: Ø 100 mm`; a switch is its own title. */
export function filterLabel(
  { code, facet, value, range, operatingPoint }: AppliedFilter,
  words: Words,
): string {
  if (operatingPoint) return operatingPointText(operatingPoint, words)
  const title = facet?.title ?? code
  const unit = facet?.unit ?? ''
  if (range) return `${title}: ${rangeText({ code, unit }, range, words)}`
  return value ? `${title}: ${valueText(code, value.title, unit)}` : title
}
