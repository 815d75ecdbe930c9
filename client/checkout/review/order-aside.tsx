import type { Cart } from '../../../domain/cart/cart.ts'
import { itemsOf, lineName } from '../../../domain/cart/cart-lines.ts'
import type { Settlement } from '../../../domain/order/order-document.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import { StepLink } from '../step-link.tsx'
import { Totals } from './totals.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

interface OrderAsideProps {
  /** The step that it stands beside. */
  step: 'methods' | 'info'
  cart: Cart
  settlement: Settlement
  tax: TaxDecision
  view: 'gross' | 'net'
  updating?: boolean
}

/** Order summary: collapsed on small screens, open beside the form on wide ones. */
export function OrderAside({ step, cart, ...sums }: OrderAsideProps) {
  const shop = useShop()
  const { format, text } = shop
  const items = itemsOf(cart)
  const totals = new Map(sums.settlement.lines.map(({ id, total }) => [id, total]))
  return (
    <details className="order-aside">
      <summary className="order-aside__summary">
        <span className="order-aside__title">
          {text('checkout.yourOrder')} ·{' '}
          <span className="no-wrap">{text.count('cart.items', items.length)}</span>
        </span>
        <strong className="order-aside__sum" aria-live={step === 'methods' ? 'polite' : undefined}>
          {format.sum(sums.settlement.totals.order.gross)}
        </strong>
        <Icon name="chevron-down" className="order-aside__arrow" />
      </summary>
      <div className="order-aside__content">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, also by keyboard */}
        <ul className="order-aside__lines" aria-label={text('cart.lines')} tabIndex={0}>
          {items.map((item) => (
            <li key={item.id} className="order-aside__line">
              <Picture
                image={item.product.image}
                width={56}
                height={56}
                beside={item.product.name}
              />
              <span className="order-aside__name">
                {noBreakRanges(lineName(item))}
                <span className="order-aside__amount">
                  {unitAmount(item.variant.unit, item.amount, shop)}
                </span>
              </span>
              <span className="order-aside__price">
                {format.sum(totals.get(item.id)?.[sums.view] ?? 0)}
              </span>
            </li>
          ))}
        </ul>
        <Totals {...sums} live={step === 'methods'} />
        <p className="order-aside__edit">
          <StepLink from={step} to="checkout">
            {text('checkout.editCart')}
          </StepLink>
        </p>
      </div>
    </details>
  )
}
