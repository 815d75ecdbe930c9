import { hasOrderForm } from '../has-order-form.ts'
import { OrderForm } from './order-form.tsx'
import { StoreUnreachable } from '../store-unreachable.tsx'
import { TryAgainForm } from '../finished/try-again-form.tsx'
import { useFreshPage } from '../use-fresh-page.ts'
import { useShop } from '../../shop.tsx'
import type { CheckoutInfoProps } from '../../../domain/screens/checkout/checkout-info.ts'

/** The order form, or the next step if it cannot be submitted. */
export function InfoStep(props: CheckoutInfoProps) {
  const { routes } = useShop()
  const { shown, refresh } = useFreshPage('checkout-info', routes.checkoutInfo(), props)
  if (hasOrderForm(shown)) return <OrderForm {...shown} refresh={refresh} />
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
