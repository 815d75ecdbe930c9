import { amountToPay, isPaidInCash } from '../../../domain/order/amount-to-pay.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { NoticeKind } from '../../../domain/notice-kind.ts'

type State =
  | 'cash'
  | 'paid'
  | 'nothingDue'
  | 'failed'
  | 'open'
  | 'blocked'
  | 'later'
  | 'cancelled'
  | 'refund'
  | 'withdrawn'
  | 'withdrawnRefund'

const shown: Record<State, { kind: NoticeKind; title: TextKey; text: TextKey }> = {
  paid: { kind: 'success', title: 'orderDone.paid.title', text: 'orderDone.paid.text' },
  nothingDue: {
    kind: 'success',
    title: 'orderDone.nothingDue.title',
    text: 'orderDone.nothingDue.text',
  },
  failed: { kind: 'danger', title: 'orderDone.payFailed.title', text: 'orderDone.payFailed.text' },
  open: { kind: 'warning', title: 'orderDone.payOpen.title', text: 'orderDone.payOpen.text' },
  blocked: {
    kind: 'warning',
    title: 'orderDone.payBlocked.title',
    text: 'orderDone.payBlocked.text',
  },
  cash: { kind: 'info', title: 'orderDone.payLater.title', text: 'orderDone.payCash.text' },
  later: { kind: 'info', title: 'orderDone.payLater.title', text: 'orderDone.payLater.text' },
  cancelled: {
    kind: 'warning',
    title: 'orderDone.cancelled.title',
    text: 'orderDone.cancelled.text',
  },
  refund: { kind: 'warning', title: 'orderDone.refund.title', text: 'orderDone.cancelled.text' },
  withdrawn: {
    kind: 'info',
    title: 'orderDone.withdrawn.title',
    text: 'orderDone.withdrawn.text',
  },
  withdrawnRefund: {
    kind: 'info',
    title: 'orderDone.refund.title',
    text: 'orderDone.withdrawn.text',
  },
}

/** Payment state of the order, and a link to pay it. */
export function PaymentState({ order }: { order: Order }) {
  const { format, text } = useShop()
  const state = stateOf(order)
  const { kind, title, text: words } = shown[state]
  const { paymentUrl } = order
  const paid = state === 'paid' ? order.state?.paid : undefined
  const total = format.sum(paid ?? amountToPay(order), order.currencyCode)
  const isRefunded = state === 'refund' || state === 'withdrawnRefund'
  const refunded = order.state?.refunded ?? 0
  const refundDue = order.state?.refundDue ?? (isRefunded ? amountToPay(order) : 0)
  return (
    <Notice
      kind={kind}
      title={text(title, { payment: order.payment.name })}
      action={
        (state === 'failed' || state === 'open') &&
        paymentUrl && (
          <ButtonLink href={paymentUrl} data-prefetch="no" variant="primary" icon="credit-card">
            {text('orderDone.payNow', { price: total })}
          </ButtonLink>
        )
      }
    >
      {text(words, { payment: order.payment.name, total, code: order.code })}
      {state === 'paid' &&
        refunded > 0 &&
        ` ${text('orderDone.refund.done', { refund: format.sum(refunded, order.currencyCode) })}`}
      {(isRefunded || state === 'paid') &&
        refundDue > 0 &&
        ` ${text(isPaidInCash(order) ? 'orderDone.refund.cash' : 'orderDone.refund.way', {
          refund: format.sum(refundDue, order.currencyCode),
        })}`}
    </Notice>
  )
}

function stateOf({ status, state, payment, paymentUrl, document }: Order): State {
  const isWithdrawn = state?.fulfilment === 'withdrawn'
  if (status === 'paid') return state?.paid === 0 ? 'nothingDue' : 'paid'
  if (status === 'cancelled') return isWithdrawn ? 'withdrawn' : 'cancelled'
  if (status === 'refund_pending') return isWithdrawn ? 'withdrawnRefund' : 'refund'
  if (isPaidInCash({ document })) return 'cash'
  if (!payment.online) return 'later'
  if (!paymentUrl) return 'blocked'
  return status === 'payment_failed' ? 'failed' : 'open'
}
