import type { ReactNode } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import { essentialsOfLine, itemsOf } from '../../../domain/cart/cart-lines.ts'
import type { Payment, Shipper } from '../../../domain/checkout/checkout.ts'
import type { Settlement } from '../../../domain/order/order-document.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-promise.ts'
import type { BookableSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import { useShop } from '../../shop.tsx'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import { StepLink } from '../step-link.tsx'
import { OrderLines } from './order-lines.tsx'
import { Totals } from './totals.tsx'

interface OrderReviewProps {
  cart: Cart
  settlement: Settlement
  tax: TaxDecision
  view: 'gross' | 'net'
  updating: boolean
  shipper: Shipper
  branchId: string | null
  slot: BookableSlot | null
  payment: Payment
  promise: DeliveryPromise
  now: string
  /** The order button: directly below, with nothing in between (§ 312j II BGB). */
  children: ReactNode
}

/** The order review: items with their essential characteristics, delivery, payment and totals. */
export function OrderReview({
  cart,
  settlement,
  tax,
  view,
  updating,
  shipper,
  branchId,
  slot,
  payment,
  promise,
  now,
  children,
}: OrderReviewProps) {
  const shop = useShop()
  const { context, text } = shop
  const essentials = new Map(
    itemsOf(cart).map((item) => [item.id, essentialsOfLine(item).join(' · ')]),
  )
  const branch = shipper.branches.find(({ id }) => id === branchId)
  return (
    <section className="order-review" aria-labelledby="order-review">
      <div className="order-review__head">
        <h2 id="order-review">{text('checkout.review')}</h2>
        <StepLink from="info" to="checkout">
          {text('checkout.editCart')}
        </StepLink>
      </div>
      <OrderLines lines={settlement.lines} view={view} essentials={essentials} />
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
            <StepLink from="info" to="checkoutMethods">
              {text('checkout.change')}
            </StepLink>
          </dd>
        </div>
        <div>
          <dt>{text('checkout.payment')}</dt>
          <dd>{payment.name}</dd>
          <dd className="order-review__change">
            <StepLink from="info" to="checkoutMethods">
              {text('checkout.change')}
            </StepLink>
          </dd>
        </div>
      </dl>
      <Totals {...{ settlement, tax, view, updating }} />
      {children}
    </section>
  )
}
