import type { Cart } from '../../../domain/cart/cart.ts'
import type { CheckoutTotals } from '../../../domain/checkout/checkout-totals.ts'
import { useShop } from '../../shop.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

interface TotalsProps {
  cart: Cart
  totals: CheckoutTotals
  /** What the chosen gifts cost together; null: none is chosen. */
  gifts?: number | null
  /** Nothing is chosen yet: the shipping costs are those of the cheapest delivery. */
  estimated?: boolean
  updating?: boolean
}

/** Sums of the items, discounts, shipping, payment, tax and the whole. */
export function Totals({ cart, totals, gifts = null, ...props }: TotalsProps) {
  const { estimated = false, updating = false } = props
  const { format, text } = useShop()
  const cost = (amount: number) => (amount === 0 ? text('sums.free') : format.price(amount))
  const discounts = cart.items.filter(({ isDiscount }) => isDiscount)
  return (
    <dl className="totals" aria-busy={updating}>
      <div className="totals__row">
        <dt>{text('sums.totals.items')}</dt>
        <dd>{format.price(totals.itemsWithTax)}</dd>
      </div>
      {discounts.map(({ id, product, prices }) => (
        <div key={id} className="totals__row totals__row--discount">
          <dt>{noBreakRanges(product.name)}</dt>
          <dd>{format.price(prices.totalWithTax)}</dd>
        </div>
      ))}
      {gifts !== null && (
        <div className="totals__row">
          <dt>{text('sums.totals.gifts')}</dt>
          <dd>{cost(gifts)}</dd>
        </div>
      )}
      {totals.shipping !== null && (
        <div className="totals__row">
          <dt>{text(estimated ? 'sums.totals.shippingFrom' : 'sums.totals.shipping')}</dt>
          <dd>{cost(totals.shipping)}</dd>
        </div>
      )}
      {totals.payment !== null && totals.payment > 0 && (
        <div className="totals__row">
          <dt>{text('sums.totals.payment')}</dt>
          <dd>{format.price(totals.payment)}</dd>
        </div>
      )}
      <div className="totals__row totals__row--whole">
        <dt>{text(estimated ? 'sums.totals.wholeEstimated' : 'sums.totals.whole')}</dt>
        <dd>{format.price(totals.totalWithTax)}</dd>
      </div>
      <div className="totals__row totals__row--tax">
        <dt>{text('sums.totals.tax')}</dt>
        <dd>{format.price(totals.tax)}</dd>
      </div>
    </dl>
  )
}
