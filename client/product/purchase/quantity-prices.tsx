import type { SaleUnit } from '../../../domain/product/availability.ts'
import type { Prices } from '../../../domain/product/prices.ts'
import { useShop } from '../../shop.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'

interface QuantityPricesProps {
  prices: Prices
  unit: SaleUnit
}

/** Quantity prices: always the resulting price, never only a percentage. */
export function QuantityPrices({ prices, unit }: QuantityPricesProps) {
  const shop = useShop()
  const { text, format, context } = shop
  if (prices.quantityPrices.length === 0) return null
  const single = context.netPrices ? prices.unitWithoutTax : prices.unitWithTax
  return (
    <div className="tiers">
      <table>
        <caption className="tiers__caption">{text('product.tiers.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{text('quantity.label')}</th>
            <th scope="col">{text('product.tiers.each')}</th>
            <th scope="col">{text('product.tiers.saving')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.quantityPrices.map(({ from, unitWithTax, unitWithoutTax }) => {
            const each = context.netPrices ? unitWithoutTax : unitWithTax
            const saving = single > 0 ? Math.round((1 - each / single) * 100) : 0
            return (
              <tr key={from}>
                <th scope="row">
                  {`${text('product.tiers.from')} ${unitAmount(unit, from, shop)}`}
                </th>
                <td>{format.price(each)}</td>
                <td className="tiers__saving">
                  {saving > 0 && `−${format.quantity(saving, '%')}`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
