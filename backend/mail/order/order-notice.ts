import { documentOf } from '../../../domain/order/document-of.ts'
import type { Order } from '../../../domain/order/order.ts'
import { exactTime } from '../../../domain/time/exact-time.ts'
import { renderMail } from '../layout.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { addressBlocks } from './address-blocks.ts'
import { lineBlocks } from './line-blocks.ts'

/** Staff notification of a new order with all that packing it takes, in German. */
export function orderNotice(sender: Sender, order: Order): MailText {
  const { code, customer, payment, shipper, createdAt, deliveryTime, branch } = order
  const document = { ...documentOf(order, 'de'), locale: 'de' as const }
  const slot = deliveryTime && `${deliveryTime.day}, ${deliveryTime.from}–${deliveryTime.to}`
  const rows = [
    ['Eingegangen', exactTime(createdAt, 'de')],
    ['Versand', shipper.name],
    ['Zeitfenster', slot ?? ''],
    ['Zahlung', payment.online ? `${payment.name}, noch nicht bestätigt` : payment.name],
    ['E-Mail', customer.email],
  ] as const
  return renderMail(sender, {
    kind: 'order_notice',
    subject: `Neue Bestellung ${code}`,
    paragraphs: [],
    rows: rows.filter(([, value]) => value !== ''),
    blocks: [
      ...lineBlocks(document),
      ...addressBlocks(document, { isProven: true, pickupPoint: branch }),
    ],
    legal: [],
  })
}
