import { api } from '../../../domain/api.ts'
import type { CheckoutInfoProps } from '../../screens/checkout-info.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/**
 * The store did not answer a form that was posted without a script, or the login of its cart has
 * expired: all of it, to be sent again.
 */
export function TryAgainForm({ values, idempotencyKey, sessionLost }: CheckoutInfoProps) {
  const { routes, text } = useShop()
  const title = text(sessionLost ? 'checkout.sessionLost.title' : 'cart.unreachable.title')
  return (
    <form method="post" action={sessionLost ? api.checkoutInfo : api.placeOrder}>
      <Notice kind="warning" role="alert" title={title}>
        {sessionLost ? (
          <p>
            {text('checkout.sessionLost.again')}{' '}
            <a href={routes.login()} target="_blank" rel="noopener">
              {text('checkout.sessionLost.login')}
            </a>
          </p>
        ) : (
          <p>{text('cart.unreachable.kept')}</p>
        )}
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p className="store-unreachable__action">
          <Button type="submit" variant="primary" icon="rotate-ccw">
            {text(sessionLost ? 'checkout.sessionLost.send' : 'cart.unreachable.retry')}
          </Button>
        </p>
      </Notice>
    </form>
  )
}
