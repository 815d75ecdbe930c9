import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { newWindowHint } from '../../ui/new-window-hint.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

interface Kind {
  action: string
  title: TextKey
  words: TextKey
  button: TextKey
  /** What to do in a new tab before the form is sent again. */
  before?: { to: 'login' | 'checkout' | 'checkoutMethods'; label: TextKey }
}

const sessionLost: Kind = {
  action: checkoutApi.checkoutInfo,
  title: 'checkout.sessionLost.title',
  words: 'checkout.sessionLost.again',
  button: 'checkout.sessionLost.send',
  before: { to: 'login', label: 'checkout.sessionLost.login' },
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
  before: { to: 'checkoutMethods', label: 'checkout.methods.title' },
}
const cartOpen: Kind = {
  action: checkoutApi.checkoutInfo,
  title: 'checkout.cartUnavailable',
  words: 'checkout.cartAgain',
  button: 'checkout.sessionLost.send',
  before: { to: 'checkout', label: 'cartPage.title' },
}
/** Also if only the store's failure is known. */
const unknown: Kind = {
  action: checkoutApi.orderAttempt,
  title: 'checkout.outcome.title',
  words: 'checkout.outcome.unknown',
  button: 'checkout.outcome.check',
}

/**
 * Resubmits a native form that the store did not answer, whose cart's session had expired, whose
 * cart cannot be ordered as it is, or whose delivery or payment is no longer offered.
 */
export function TryAgainForm(props: CheckoutInfoProps) {
  const { values, idempotencyKey } = props
  const { routes, text } = useShop()
  const { action, title, words, button, before } = kindOf(props)
  // What the store said, such as that only the time slot is taken.
  const reason = isStepMissing(props) ? props.errors[''] : undefined
  return (
    <form method="post" action={action}>
      <Notice kind="warning" role="alert" title={reason ?? text(title)} focused>
        <p>
          {text(words)}{' '}
          {before && (
            <a href={routes[before.to]()} target="_blank" rel="noopener">
              {text(before.label)}
              {newWindowHint(text)}
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
  if (props.outcome === 'cart') return cartOpen
  if (props.outcome === 'methods') return methodsGone
  return props.outcome === 'none' ? notOrdered : unknown
}

function isStepMissing({ sessionLost: isLost, outcome }: CheckoutInfoProps): boolean {
  return !isLost && (outcome === 'cart' || outcome === 'methods')
}
