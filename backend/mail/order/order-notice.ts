import { documentOf } from '../../../domain/order/document-of.ts'
import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Order } from '../../../domain/order/order.ts'
import { exactTime } from '../../../domain/time/exact-time.ts'
import { renderMail } from '../layout.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { addressBlocks } from './address-blocks.ts'
import { lineBlocks } from './line-blocks.ts'

/** Staff notification of a new order with all that packing it takes. */
export function orderNotice(sender: Sender, order: Order): MailText {
  const { code, customer, payment, shipper, createdAt, deliveryTime, branch } = order
  const { locale } = sender
  const { rows: labels, order: words } = textsOf(locale).mail.staff
  const document = { ...documentOf(order, locale), locale }
  const slot = deliveryTime && `${deliveryTime.day}, ${deliveryTime.from}–${deliveryTime.to}`
  const rows = [
    [labels.received, exactTime(createdAt, locale)],
    [words.shipping, shipper.name],
    [words.slot, slot ?? ''],
    [
      words.payment,
      payment.online ? fill(words.unconfirmed, { payment: payment.name }) : payment.name,
    ],
    [labels.email, customer.email],
  ] as const
  return renderMail(sender, {
    kind: 'order_notice',
    subject: fill(words.subject, { code }),
    paragraphs: [],
    rows: rows.filter(([, value]) => value !== ''),
    blocks: [
      ...lineBlocks(document),
      ...addressBlocks(document, { isProven: true, pickupPoint: branch }),
    ],
    legal: [],
  })
}
