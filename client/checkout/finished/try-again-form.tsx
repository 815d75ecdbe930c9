import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

interface Kind {
  action: string
  title: TextKey
  words: TextKey
  button: TextKey
}

const sessionLost: Kind = {
  action: checkoutApi.checkoutInfo,
  title: 'checkout.sessionLost.title',
  words: 'checkout.sessionLost.again',
  button: 'checkout.sessionLost.send',
}
const notOrdered: Kind = {
  action: checkoutApi.placeOrder,
  title: 'cart.unreachable.title',
  words: 'checkout.outcome.none',
  button: 'cart.unreachable.retry',
}
const methodsGone: Kind = {
  action: checkoutApi.checkoutInfo,
  title: 'checkout.methodsUnavailable',
  words: 'checkout.methodsAgain',
  button: 'checkout.sessionLost.send',
}
/** Also if only the store's failure is known. */
const unknown: Kind = {
  action: checkoutApi.orderAttempt,
  title: 'checkout.outcome.title',
  words: 'checkout.outcome.unknown',
  button: 'checkout.outcome.check',
}

/**
 * Resubmits a native form that the store did not answer, whose cart's session had expired, or whose
 * delivery or payment is no longer offered.
 */
export function TryAgainForm(props: CheckoutInfoProps) {
  const { values, idempotencyKey } = props
  const { routes, text } = useShop()
  const { action, title, words, button } = kindOf(props)
  // What the store said, such as that only the time slot is taken.
  const reason = props.outcome === 'methods' ? props.errors[''] : undefined
  return (
    <form method="post" action={action}>
      <Notice kind="warning" role="alert" title={reason ?? text(title)}>
        <p>
          {text(words)}{' '}
          {(props.sessionLost || props.outcome === 'methods') && (
            <a
              href={props.sessionLost ? routes.login() : routes.checkoutMethods()}
              target="_blank"
              rel="noopener"
            >
              {text(props.sessionLost ? 'checkout.sessionLost.login' : 'checkout.methods.title')}
            </a>
          )}
        </p>
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p className="store-unreachable__action">
          <Button type="submit" variant="primary" icon="rotate-ccw">
            {text(button)}
          </Button>
        </p>
      </Notice>
    </form>
  )
}

function kindOf(props: CheckoutInfoProps): Kind {
  if (props.sessionLost) return sessionLost
  if (props.outcome === 'methods') return methodsGone
  return props.outcome === 'none' ? notOrdered : unknown
}
