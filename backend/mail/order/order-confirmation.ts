import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { documentOf } from '../../../domain/order/document-of.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AttachmentRef } from '../attachments/attachment-ref.ts'
import { renderMail } from '../layout.ts'
import { drawText } from '../letter/draw-text.ts'
import { greet } from '../greet.ts'
import type { Block, Letter } from '../letter/letter.ts'
import { imprint, orderLegal } from '../legal.ts'
import type { MailText } from '../outbox-table.ts'
import { promiseTexts } from '../../texts/promise-texts.ts'
import type { Sender } from '../sender.ts'
import { addressBlocks } from './address-blocks.ts'
import { agreedTextRefs } from './agreed-text-refs.ts'
import { lineBlocks } from './line-blocks.ts'
import { transferBlocks } from './transfer-blocks.ts'

interface Options {
  /** The customer's address is verified; otherwise the email contains no input. */
  isProven: boolean
  /** An online payment is pending. */
  isUnpaid?: boolean
  payment: Order['payment'] | null
  slot?: Order['deliveryTime']
  /** The branch or pick-up point. */
  pickupPoint?: Order['branch']
  /** Of the order's page. */
  href?: string
}

/** Order confirmation, rendered from the order's document. */
export function orderConfirmation(
  sender: Sender,
  order: Order,
  { isProven }: { isProven: boolean },
): MailText {
  const { merchant, locale, shopUrl } = sender
  const document = documentOf(order, locale)
  const letter = letterOf(sender, document, {
    isProven,
    isUnpaid: order.payment.online,
    payment: order.payment,
    slot: order.deliveryTime,
    pickupPoint: order.branch,
    href: shopUrl + routesOf(locale).checkoutFinished(order.token),
  })
  return {
    ...renderMail(sender, letter),
    attachments: attachmentsOf(order, document, merchant, isProven),
  }
}

/**
 * The confirmation's plain text for a verified address. @internal compared with the other media of
 * an order
 */
export function orderConfirmationText(
  document: OrderDocument,
  merchant: Merchant,
  locale: Locale,
): string {
  const sender = { merchant, locale, shopUrl: '' }
  return drawText(
    letterOf(sender, document, {
      isProven: true,
      payment: document.payment && { ...document.payment, online: false },
    }),
  )
}

function letterOf(sender: Sender, document: OrderDocument, options: Options): Letter {
  const { merchant, locale, shopUrl } = sender
  const { isProven, href } = options
  const { code, customer } = document
  const texts = textsOf(locale).mail.confirmation
  const greeting = isProven ? greet(locale, customer.name) : textsOf(locale).mail.greeting
  const blocks = options.payment ? transferBlocks(merchant, document, options.payment).blocks : []
  const names = agreedTextRefs(merchant, document).map(({ name }) => name)
  return {
    kind: 'order_confirmation',
    subject: fill(texts.subject, { code }),
    preview: texts.thanks,
    paragraphs: [`${greeting}\n${texts.thanks}`, ...arrival(document, options)],
    blocks: [
      ...lineBlocks(document),
      ...exemptionBlocks(merchant, document),
      ...addressBlocks(document, options),
      ...blocks,
    ],
    ...(href && { button: { label: texts.button, href } }),
    legal: [
      ...(names.length > 0 ? [fill(texts.attached, { names: names.join(', ') })] : []),
      ...orderLegal(merchant, locale, shopUrl, code),
      imprint(sender),
    ],
  }
}

/** Delivery promise. */
function arrival({ delivery, locale }: OrderDocument, options: Options): string[] {
  const { promise, type } = delivery
  if (!promise) return []
  const { slot, isUnpaid } = options
  return [`${promiseText(promise, { type, locale, slot, isUnpaid }, promiseTexts(locale))}.`]
}

/** Both VAT ids, required for an exempt supply (Dir. 2006/112/EC Art. 226 (3), (4)). */
function exemptionBlocks(merchant: Merchant, { tax, locale }: OrderDocument): Block[] {
  if (tax.category === 'S') return []
  const { supplier, customer } = textsOf(locale).mail.confirmation
  const rows = [
    [supplier, merchant.vatId],
    [customer, tax.vatId?.vatId ?? ''],
  ] as const
  return [{ kind: 'facts', rows: rows.filter(([, value]) => value !== '') }]
}

function attachmentsOf(
  order: Order,
  document: OrderDocument,
  merchant: Merchant,
  isProven: boolean,
): AttachmentRef[] {
  return [
    ...transferBlocks(merchant, document, order.payment).attachments,
    ...agreedTextRefs(merchant, document).map(({ ref }) => ref),
    // Contains typed names and addresses.
    ...(isProven ? [invoicesOf(order)] : []),
  ]
}

function invoicesOf({ id }: Order): AttachmentRef {
  return { type: 'invoices', orderId: id, kinds: ['proforma', 'invoice'] }
}
