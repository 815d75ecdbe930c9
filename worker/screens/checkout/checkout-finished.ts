import type { CheckoutFinishedProps } from '../../../client/screens/checkout-finished.tsx'
import type { FieldErrors } from '../../../client/form.ts'
import { privateHead } from '../head.ts'
import { placedOrder } from './placed-order.ts'
import type { PrivateInput, PrivateScreen } from '../screen.ts'

type Sources = Pick<PrivateInput, 'store' | 'text'> & { isGuest: boolean }

/** The order of a token that only its customer knows (spec §7 orders/token); 404 for any other. */
export const checkoutFinishedScreen: PrivateScreen<'checkout-finished'> = {
  access: 'private',
  load({ rawQuery, store, text, visitor }) {
    const token = rawQuery.get('order') ?? ''
    const registered = rawQuery.get('account') === 'new'
    return finishedPage({ store, text, isGuest: visitor.sessionToken === null }, token, {
      registered,
    })
  },
}

/** The page, also for a form on it that was refused. */
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
