import type { Prices } from '../../../domain/product/prices.ts'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import { useShop } from '../../shop.tsx'
import { basePriceText, type PerMeasure } from './base-price-text.ts'
import { unitLabel } from './unit-label.ts'

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
