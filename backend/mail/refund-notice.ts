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

/** Staff notification of a refund, in German. */
export function refundNotice(
  sender: Sender,
  { code, currencyCode }: Pick<Order, 'code' | 'currencyCode'>,
  { provider, payment, amount }: OpenRefund,
): MailText {
  return renderMail(sender, {
    kind: 'refund_notice',
    subject: `Erstattung zur Bestellung ${code} prüfen`,
    paragraphs: [
      'Diese Erstattung hat der Zahlungsdienst einen Tag lang nicht bestätigt. Der Shop fragt nicht weiter an, weil er sonst doppelt erstatten könnte.',
      'Bitte beim Zahlungsdienst nachsehen. Fehlt die Erstattung dort, bitte genau diesen Betrag zu dieser Zahlung von Hand erstatten: Der Shop bucht sie mit der Meldung des Zahlungsdienstes.',
    ],
    rows: [
      ['Bestellnummer', code],
      ['Betrag', formatMoney(amount, currencyCode, 'de')],
      ['Zahlungsdienst', provider],
      ['Nummer der Zahlung', payment],
    ],
    legal: [],
  })
}
