import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { privateHead } from '../head.ts'
import { orElse } from '../../upstream/or-else.ts'
import { isOrderToken, placedOrder } from './placed-order.ts'
import type { PrivateInput, Loader } from '../screen.ts'
import type { PaymentCallbackProps } from '../../../domain/screens/checkout/payment-callback.ts'

/**
 * Return URL of payment pages. Whether an order is paid is the store's response, based on the
 * provider's signed webhook; the query is only a hint to wait for it.
 */
export const loadPaymentCallback: Loader<'payment-callback'> = (input) => {
  return paymentPage(input, input.rawQuery.get('order') ?? '', {
    claimsPaid: input.rawQuery.get('result') === 'paid',
    unavailable: input.rawQuery.get('result') === 'unavailable',
  })
}

interface Shown {
  claimsPaid?: boolean
  unavailable?: boolean
  errors?: FieldErrors
}

/** The page, also after another payment was refused. */
export async function paymentPage(
  { store, text, routes }: Pick<PrivateInput, 'store' | 'text' | 'routes'>,
  token: string,
  { claimsPaid = false, unavailable = false, errors = {} }: Shown = {},
) {
  // Most visitors return with a paid order and are redirected.
  const known = isOrderToken(token) ? await orElse(store.order(token), null) : null
  const isSettled = known !== null && (known.status === 'paid' || !known.payment.online)
  if (isSettled && !Object.keys(errors).length) {
    return { redirect: routes.checkoutFinished(token), status: 303 as const }
  }
  const placed = await placedOrder(store, token)
  const order = placed === 'missing' ? null : (placed?.order ?? null)
  const props: PaymentCallbackProps = {
    order,
    missing: placed === 'missing',
    payments: placed === 'missing' ? [] : (placed?.payments ?? []),
    claimsPaid: claimsPaid && order?.status === 'new',
    unavailable: unavailable && order?.paymentUrl !== null,
    errors,
  }
  const status = placed === 'missing' ? 404 : order ? (errors[''] ? 422 : 200) : 503
  return { props, head: privateHead(text('orderDone.payment.title')), status }
}
