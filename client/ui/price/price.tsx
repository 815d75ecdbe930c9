import type { Prices } from '../../../domain/product/prices.ts'
import { useShop } from '../../shop.tsx'
import { Amount } from './amount.tsx'
import { basePriceText } from './base-price-text.ts'
import { PriceNote } from './price-note.tsx'

interface PriceProps {
  prices: Prices
  /** Variants differ in price and this is the lowest. */
  from?: boolean
  /** `detail` is the product page's main price; `tile` one among many. */
  size?: 'tile' | 'detail'
  /** Unit symbol: "m", "Pkg"; nothing for pieces. */
  per?: string
}

/**
 * Unit price with its mandatory notes: tax and shipping (PAngV § 6), the price per measure (§ 4)
 * and, if reduced, the lowest price of 30 days (§ 11). That is the only reference price: an older
 * strikethrough price beside it would be ambiguous.
 */
export function Price({ prices, from = false, size = 'tile', per }: PriceProps) {
  const { context, format, text } = useShop()
  const net = context.netPrices
  const primary = net ? prices.unitWithoutTax : prices.unitWithTax
  const other = net ? prices.unitWithTax : prices.unitWithoutTax
  const original = net ? prices.unitOriginalWithoutTax : prices.unitOriginalWithTax
  // Of goods sold by the metre, the price per metre is the price itself.
  const basePrice = basePriceText(prices.basePrice, per, { context, format })
  return (
    <div className={`price price--${size}${lengthClass(primary)}`}>
      {prices.inDiscount && prices.lowest30WithTax === null && (
        <p className="price__original">
          <span className="visually-hidden">{text('price.before')} </span>
          <s>{format.price(original)}</s>
        </p>
      )}
      <p className={prices.inDiscount ? 'price__main price__main--reduced' : 'price__main'}>
        {from && <span className="price__from">{`${text('price.from')} `}</span>}
        {size === 'detail' ? <Amount price={format.price(primary)} /> : format.price(primary)}
        {per && <span className="price__per">{` / ${per}`}</span>}
      </p>
      {context.bothPrices && (
        <p className="price__other">
          {net
            ? text('price.withTax', { price: format.price(other) })
            : text('price.withoutTax', { price: format.price(other) })}
        </p>
      )}
      {prices.consumer && (
        <p className="price__other">
          {text('price.consumer', {
            price: format.price(prices.consumer[net ? 'withoutTax' : 'withTax']),
          })}
        </p>
      )}
      {basePrice && <p className="price__base">{basePrice}</p>}
      {prices.inDiscount && prices.lowest30WithTax !== null && (
        <p className="price__lowest">
          {prices.percentageDiscount > 0 && (
            <strong className="price__percent">
              {`−${format.quantity(prices.percentageDiscount, '%')}`}
            </strong>
          )}
          {` ${text('price.lowest30', { price: format.price(prices.lowest30WithTax) })}`}
        </p>
      )}
      <PriceNote />
    </div>
  )
}

/** Spec §9 Price box layout switches: unit price 999 and 99999. */
function lengthClass(amount: number): string {
  if (amount > 99_999) return ' price--longest'
  return amount > 999 ? ' price--long' : ''
}
