import { api } from '../../../domain/routes.ts'
import type { CheckoutInfoProps } from '../../screens/checkout-info.tsx'
import { useShop } from '../../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The store did not answer a form that was posted without a script: all of it, to be sent again. */
export function TryAgainForm({ values, idempotencyKey }: CheckoutInfoProps) {
  const { text } = useShop()
  return (
    <form method="post" action={api.placeOrder}>
      <Notice kind="warning" role="alert" title={text('cart.unreachable.title')}>
        <p>{text('cart.unreachable.kept')}</p>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p className="store-unreachable__action">
          <Button type="submit" variant="primary" icon="rotate-ccw">
            {text('cart.unreachable.retry')}
          </Button>
        </p>
      </Notice>
    </form>
  )
}
