import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { privateHead } from '../head.ts'
import { placedOrderCookie } from '../../request/cookies/placed-order-cookie.ts'
import { placedOrder } from './placed-order.ts'
import type { PrivateInput, Loader } from '../screen.ts'
import type { CheckoutFinishedProps } from '../../../domain/screens/checkout/checkout-finished.ts'

type Sources = Pick<PrivateInput, 'store' | 'text'> & { isGuest: boolean }

/** The order of a secret token (spec §7 orders/token); 404 for an unknown one. */
export const loadCheckoutFinished: Loader<'checkout-finished'> = async ({
  cookie,
  rawQuery,
  rememberPlacedOrder,
  store,
  text,
  visitor,
}) => {
  const token = rawQuery.get('order') ?? cookie(placedOrderCookie) ?? ''
  const registered = rawQuery.get('account') === 'new'
  const isGuest = visitor.sessionToken === null
  const page = await finishedPage({ store, text, isGuest }, token, { registered })
  if (page.props.order) rememberPlacedOrder(token)
  return page
}

/** The page, also after a rejected form. */
export async function finishedPage(
  { store, text, isGuest }: Sources,
  token: string,
  { errors = {}, registered = false }: { errors?: FieldErrors; registered?: boolean } = {},
) {
  const placed = await placedOrder(store, token)
  const shown = placed === 'missing' ? null : placed
  const props: CheckoutFinishedProps = {
    order: shown?.order ?? null,
    missing: placed === 'missing',
    payments: shown?.payments ?? [],
    invoices: shown?.invoices ?? [],
    qr: shown?.qr ?? null,
    guest: isGuest,
    registered,
    errors,
  }
  const title = text(props.missing ? 'orderDone.missing.title' : 'orderDone.finished.title')
  return { props, head: privateHead(title), status: statusOf(placed, errors) }
}

function statusOf(placed: unknown, errors: FieldErrors): number {
  if (placed === 'missing') return 404
  if (placed === null) return 503
  return Object.keys(errors).length > 0 ? 422 : 200
}
