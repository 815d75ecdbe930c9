import type { ReactNode } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import { itemsOf, lineEssentials, variantName } from '../../../domain/cart/cart-lines.ts'
import type { Payment, Shipper } from '../../../domain/checkout/checkout.ts'
import type { CheckoutTotals } from '../../../domain/checkout/checkout-totals.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import type { FoundSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import type { Gift } from '../../../domain/cart/gift.ts'
import { useShop } from '../../shop.tsx'
import { unitLabels } from '../../ui/price/unit-label.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { Totals } from './totals.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

interface OrderReviewProps {
  cart: Cart
  totals: CheckoutTotals
  /** What the chosen gifts cost; null: none is chosen. */
  gifts: number | null
  chosenGifts: Gift[]
  shipper: Shipper
  branchId: string | null
  slot: FoundSlot | null
  payment: Payment
  promise: DeliveryPromise
  now: string
  /** The order button: directly below, with nothing in between (§ 312j II BGB). */
  children: ReactNode
}

/** All that is ordered with its essential characteristics, how it comes, how it is paid, what it costs. */
export function OrderReview({
  cart,
  totals,
  gifts,
  chosenGifts,
  shipper,
  branchId,
  slot,
  payment,
  promise,
  now,
  children,
}: OrderReviewProps) {
  const shop = useShop()
  const { context, format, routes, text } = shop
  const branch = shipper.branches.find(({ id }) => id === branchId)
  return (
    <section className="order-review" aria-labelledby="order-review">
      <div className="order-review__head">
        <h2 id="order-review">{text('checkout.review')}</h2>
        <a href={routes.checkout()}>{text('checkout.editCart')}</a>
      </div>
      <ul className="order-review__lines">
        {itemsOf(cart).map((item) => (
          <li key={item.id} className="order-review__line">
            <div>
              <p className="order-review__name">{noBreakRanges(item.product.name)}</p>
              <p className="order-review__essentials">
                {[variantName(item), ...lineEssentials(item)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <p className="order-review__amount">
              {format.quantity(item.amount, text(unitLabels[item.variant.unit.code]))} ×{' '}
              {format.price(item.prices.unitWithTax)}
            </p>
            <p className="order-review__price">{format.price(item.prices.totalWithTax)}</p>
          </li>
        ))}
        {chosenGifts.map(({ id, name }) => (
          <li key={id} className="order-review__line">
            <p className="order-review__name">{name}</p>
            <p className="order-review__amount">{text('sums.totals.gifts')}</p>
          </li>
        ))}
      </ul>
      <dl className="order-review__methods">
        <div>
          <dt>{text('checkout.shipper')}</dt>
          <dd>
            {shipper.name}
            {branch && `, ${branch.name}, ${branch.address}`}
            <span className="order-review__date">
              {promiseText(
                promise,
                { type: shipper.type, locale: context.locale, now: new Date(now), slot },
                text,
              )}
            </span>
          </dd>
          <dd className="order-review__change">
            <a href={routes.checkoutMethods()}>{text('checkout.change')}</a>
          </dd>
        </div>
        <div>
          <dt>{text('checkout.payment')}</dt>
          <dd>{payment.name}</dd>
          <dd className="order-review__change">
            <a href={routes.checkoutMethods()}>{text('checkout.change')}</a>
          </dd>
        </div>
      </dl>
      <Totals cart={cart} totals={totals} gifts={gifts} />
      {children}
    </section>
  )
}
