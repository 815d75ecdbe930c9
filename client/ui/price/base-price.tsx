import type { Prices } from '../../../domain/product/prices.ts'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import { useShop } from '../../shop.tsx'
import { unitLabel } from './unit-label.ts'

interface PriceView {
  format: { sum(amount: number): string }
  context: { netPrices: boolean }
}

/** Net and gross price per measure; null where the law requires none. */
type PerMeasure = Prices['basePrice'] | undefined

/**
 * Price per measure beside the price of a unit (PAngV § 4, directive 98/6/EC article 3); null if the
 * unit of sale is that measure.
 */
export function basePriceText(
  basePrice: PerMeasure,
  per: string | undefined,
  { format, context }: PriceView,
): string | null {
  if (!basePrice || basePrice.unit === per) return null
  const price = context.netPrices ? basePrice.withoutTax : basePrice.withTax
  return `${format.sum(price)} / ${basePrice.unit}`
}

/** The price per measure below a price in a row. */
export function BasePrice({ basePrice, unit }: { basePrice: PerMeasure; unit: SaleUnit }) {
  const shop = useShop()
  const shown = basePriceText(basePrice, unitLabel(unit, shop.text), shop)
  return (
    shown && (
      <>
        <br />
        <small className="price__base">{shown}</small>
      </>
    )
  )
}

interface UnitPriceProps {
  prices: Pick<Prices, 'unitWithTax' | 'unitWithoutTax'> & { basePrice?: PerMeasure }
  unit: SaleUnit
}

/** Price of a unit of sale in a row, with the price per measure. */
export function UnitPrice({ prices, unit }: UnitPriceProps) {
  const { context, format, text } = useShop()
  return (
    <>
      {format.price(context.netPrices ? prices.unitWithoutTax : prices.unitWithTax)}{' '}
      <span>/ {unitLabel(unit, text)}</span>
      <BasePrice basePrice={prices.basePrice} unit={unit} />
    </>
  )
}
