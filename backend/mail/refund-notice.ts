import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import type { Order } from '../../domain/order/order.ts'
import { formatMoney } from '../pricing/money.ts'
import { renderMail } from './layout.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

interface OpenRefund {
  provider: string
  /** The provider's id of the payment. */
  payment: string
  /** In minor units. */
  amount: number
}

/** Staff notification of a refund that the provider does not confirm. */
export function refundNotice(
  sender: Sender,
  { code, currencyCode }: Pick<Order, 'code' | 'currencyCode'>,
  { provider, payment, amount }: OpenRefund,
): MailText {
  const { locale } = sender
  const { rows, refund: words } = textsOf(locale).mail.staff
  return renderMail(sender, {
    kind: 'refund_notice',
    subject: fill(words.subject, { code }),
    paragraphs: [words.unconfirmed, words.todo],
    rows: [
      [rows.order, code],
      [words.amount, formatMoney(amount, currencyCode, locale)],
      [words.provider, provider],
      [words.payment, payment],
    ],
    legal: [],
  })
}
