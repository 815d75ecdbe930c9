import { CheckoutSteps } from '../checkout-steps.tsx'
import { isComplete, OrderForm } from './order-form.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { TryAgainForm } from '../finished/try-again-form.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

export function Screen(props: CheckoutInfoProps) {
  const { routes, text } = useShop()
  const { shown, refresh } = useFreshPage('checkout-info', routes.checkoutInfo(), props)
  return (
    <div className="container checkout">
      <CheckoutSteps current={2} />
      <h1>{text('checkout.info.title')}</h1>
      <InfoContent shown={shown} refresh={refresh} />
    </div>
  )
}

interface InfoContentProps {
  shown: CheckoutInfoProps
  refresh: () => Promise<void>
}

function InfoContent({ shown, refresh }: InfoContentProps) {
  const { routes } = useShop()
  const mayOrder = shown.outcome === null || shown.outcome === 'none'
  if (mayOrder && isComplete(shown)) return <OrderForm {...shown} refresh={refresh} />
  const wasPosted =
    shown.sessionLost ||
    shown.outcome !== null ||
    (Boolean(shown.values['email']) && shown.user === null)
  return wasPosted ? (
    <TryAgainForm {...shown} />
  ) : (
    <StoreUnreachable retry={routes.checkoutInfo()} />
  )
}
