import type { Order } from '../../domain/order/order.ts'
import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'

/** The cart is empty because it was ordered: status of that order and a link to it. */
export function LastOrder({ order }: { order: Order }) {
  const { format, routes, text } = useShop()
  const { code, currencyCode, paymentUrl, prices, token } = order
  const total = format.sum(prices.totalWithTax, currencyCode)
  return (
    <section className="empty-cart">
      <div className="empty-cart__drawing" aria-hidden="true">
        <Icon name={paymentUrl ? 'credit-card' : 'circle-check'} size={40} />
      </div>
      <h1>{text('cartExtras.lastOrder.title', { code })}</h1>
      <p>
        {text(paymentUrl ? 'cartExtras.lastOrder.open' : 'cartExtras.lastOrder.text', { total })}
      </p>
      <p className="empty-cart__actions">
        {paymentUrl && (
          <ButtonLink href={paymentUrl} variant="primary" icon="credit-card" data-prefetch="no">
            {text('cartExtras.lastOrder.pay', { total })}
          </ButtonLink>
        )}
        <ButtonLink
          href={routes.checkoutFinished(token)}
          variant={paymentUrl ? 'secondary' : 'primary'}
          data-prefetch="no"
        >
          {text(paymentUrl ? 'cartExtras.lastOrder.payAnother' : 'cartExtras.lastOrder.show')}
        </ButtonLink>
        <ButtonLink href={routes.home()} variant="quiet">
          {text('cartExtras.empty.home')}
        </ButtonLink>
      </p>
    </section>
  )
}
