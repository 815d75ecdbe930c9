import type { Order } from '../../../domain/order.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice, type NoticeKind } from '../ui/notice.tsx'

type State = 'paid' | 'failed' | 'open' | 'later' | 'cancelled' | 'refund'

const shown: Record<State, { kind: NoticeKind; title: TextKey; text: TextKey }> = {
  paid: { kind: 'success', title: 'checkout.paid.title', text: 'checkout.paid.text' },
  failed: { kind: 'danger', title: 'checkout.payFailed.title', text: 'checkout.payFailed.text' },
  open: { kind: 'warning', title: 'checkout.payOpen.title', text: 'checkout.payOpen.text' },
  later: { kind: 'info', title: 'checkout.payLater.title', text: 'checkout.payLater.text' },
  cancelled: {
    kind: 'warning',
    title: 'checkout.cancelled.title',
    text: 'checkout.cancelled.text',
  },
  refund: { kind: 'warning', title: 'checkout.refund.title', text: 'checkout.refund.text' },
}

/** Whether the order is paid, and the way to pay it when not. */
export function PaymentState({ order }: { order: Order }) {
  const { format, text } = useShop()
  const state = stateOf(order)
  const { kind, title, text: words } = shown[state]
  const { paymentUrl } = order
  const total = format.price(order.prices.totalWithTax, order.currencyCode)
  return (
    <Notice
      kind={kind}
      title={text(title, { payment: order.payment.name })}
      action={
        (state === 'failed' || state === 'open') &&
        paymentUrl?.startsWith('/pay/') && (
          <ButtonLink href={paymentUrl} variant="primary" icon="credit-card">
            {text('checkout.payNow', { price: total })}
          </ButtonLink>
        )
      }
    >
      {text(words, { payment: order.payment.name, total, code: order.code })}
    </Notice>
  )
}

function stateOf({ status, payment, paymentUrl }: Order): State {
  if (status === 'paid') return 'paid'
  if (status === 'cancelled') return 'cancelled'
  if (status === 'refund_pending') return 'refund'
  if (status === 'payment_failed') return 'failed'
  return payment.online && paymentUrl ? 'open' : 'later'
}
