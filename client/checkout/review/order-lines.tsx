import type { Order } from '../../../domain/order/order.ts'
import { useShop } from '../../shop.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

/** What was ordered and what it costs, as it was agreed. */
export function OrderLines({ order }: { order: Order }) {
  const { format, text } = useShop()
  const { prices, currencyCode } = order
  const price = (amount: number) => format.price(amount, currencyCode)
  const cost = (amount: number) => (amount === 0 ? text('sums.free') : price(amount))
  return (
    <>
      <ul className="order-review__lines">
        {order.items.map((item) => (
          <li key={item.id} className="order-review__line">
            <div>
              <p className="order-review__name">{noBreakRanges(item.name)}</p>
              {item.catalogCode && (
                <p className="order-review__essentials">
                  {text('cart.code')} {item.catalogCode}
                </p>
              )}
            </div>
            <p className="order-review__amount">
              {format.number(item.amount)} × {price(item.unitWithTax)}
            </p>
            <p className="order-review__price">{price(item.totalWithTax)}</p>
          </li>
        ))}
      </ul>
      <dl className="totals">
        <div className="totals__row">
          <dt>{text('sums.totals.items')}</dt>
          <dd>{price(prices.itemsWithTax)}</dd>
        </div>
        <div className="totals__row">
          <dt>{order.shipper.name}</dt>
          <dd>{cost(prices.shipperPriceWithTax)}</dd>
        </div>
        <div className="totals__row">
          <dt>{order.payment.name}</dt>
          <dd>{cost(prices.paymentPriceWithTax)}</dd>
        </div>
        <div className="totals__row totals__row--whole">
          <dt>{text('sums.totals.whole')}</dt>
          <dd>{price(prices.totalWithTax)}</dd>
        </div>
        <div className="totals__row totals__row--tax">
          <dt>{text('sums.totals.tax')}</dt>
          <dd>{price(prices.totalWithTax - prices.totalWithoutTax)}</dd>
        </div>
      </dl>
    </>
  )
}
