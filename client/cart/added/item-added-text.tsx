import { essentialsOfLine, lineName } from '../../../domain/cart/cart-lines.ts'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'
import { useShop } from '../../shop.tsx'
import { BasePrice } from '../../ui/price/base-price.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import type { AddedItem } from './item-added.ts'

/** Name, amount and price of an added item. */
export function ItemAddedText({ item, amount }: Pick<AddedItem, 'item' | 'amount'>) {
  const shop = useShop()
  const { context, format } = shop
  return (
    <div className="item-added__text">
      <p className="item-added__name">{noBreakRanges(lineName(item))}</p>
      <p>{essentialsOfLine(item).join(' · ')}</p>
      <p className="item-added__amount">
        {unitAmount(item.variant.unit, amount, shop)} ×{' '}
        {format.sum(item.prices[context.netPrices ? 'unitWithoutTax' : 'unitWithTax'])}
        <BasePrice basePrice={item.prices.basePrice} unit={item.variant.unit} />
      </p>
    </div>
  )
}
