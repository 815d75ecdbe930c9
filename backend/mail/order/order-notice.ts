import { documentOf } from '../../../domain/order/document-of.ts'
import { fill } from '../../../domain/locales/fill.ts'
import { isSameCompany } from '../../../domain/tax/is-same-company.ts'
import { type BackendTexts, textsOf } from '../../locales/texts-of.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { OperatorOrder, Reservation } from '../../../domain/operator/orders.ts'
import { exactTime } from '../../../domain/time/exact-time.ts'
import { renderMail } from '../layout.ts'
import { toSingleLine } from '../letter/letter.ts'
import type { MailText } from '../outbox-table.ts'
import type { Sender } from '../sender.ts'
import { addressBlocks } from './address-blocks.ts'
import { lineBlocks } from './line-blocks.ts'

export type Packing = Partial<Pick<OperatorOrder, 'reservations' | 'wishes'>>

/** Staff notification of a new order with all that packing it takes. */
export function orderNotice(
  sender: Sender,
  order: Order,
  { reservations = [], wishes }: Packing = {},
): MailText {
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
    [words.warehouse, warehousesOf(reservations)],
    [words.wishes, wishesOf(wishes, words)],
    ...vatIdRows(document, words.vatId),
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

/** `leipzig`, or what is in each: `brno: 2 × LB-1; leipzig: 1 × LB-1, 4 × LB-2`. */
function warehousesOf(reservations: readonly Reservation[]): string {
  const ids = [...new Set(reservations.map(({ warehouse }) => warehouse))]
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) return only
  const goodsIn = (id: string) =>
    reservations
      .filter(({ warehouse }) => warehouse === id)
      .map(({ amount, catalogCode }) => `${amount} × ${catalogCode}`)
      .join(', ')
  return ids.map((id) => `${id}: ${goodsIn(id)}`).join('; ')
}

/** What somebody has to see to; the newsletter confirms by itself. */
function wishesOf(
  wishes: Packing['wishes'],
  words: BackendTexts['mail']['staff']['order'],
): string {
  const kinds = ['magazine', 'smsMarketing', 'cardRequest'] as const
  return kinds
    .filter((kind) => wishes?.[kind])
    .map((kind) => words.wish[kind])
    .join(', ')
}

/** What the registry said about the buyer's VAT id, which the order's tax rests on. */
function vatIdRows(
  { business, tax: { vatId } }: OrderDocument,
  words: BackendTexts['mail']['staff']['order']['vatId'],
): (readonly [string, string])[] {
  if (!vatId) return []
  const { vatId: id, name, address, consultationNumber, result, source } = vatId
  const isOther = name !== '' && !isSameCompany(business?.businessName ?? '', name)
  const registered = toSingleLine([name, address].filter(Boolean).join(', '))
  return [
    [words.checked, fill(words.result[result], { id, source })],
    [words.registered, isOther ? fill(words.otherName, { name: registered }) : registered],
    [words.request, consultationNumber],
  ]
}
