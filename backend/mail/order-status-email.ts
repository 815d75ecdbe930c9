import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import type { Locale } from '../../domain/locale.ts'
import { toDecimal } from '../../domain/minor-units.ts'
import type { Order } from '../../domain/order/order.ts'
import { routesOf } from '../../domain/routes.ts'
import type { Config } from '../env.ts'
import { formatMoney } from '../pricing/money.ts'
import { amountDue } from '../pay/amount-due.ts'
import type { StoredOrder } from '../store/orders/stored-order.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import { mailInsert } from './outbox-table.ts'
import { documentOf } from '../../domain/order/document-of.ts'
import { greet } from './greet.ts'
import { creditsParagraph } from './order/credits-paragraph.ts'
import { type TransferParts, transferBlocks } from './order/transfer-blocks.ts'
import { loadSender, type Sender } from './sender.ts'

/** `refund`: amount in minor units. */
type StatusUpdate = 'reminder' | 'released' | 'cancelled' | 'reinstated' | { refund: number }

/**
 * Statement that notifies the customer of an order's outcome, for the batch of that change; none if
 * the address was deleted.
 */
export async function orderStatusEmail(
  db: D1Database,
  update: StatusUpdate,
  { order, locale }: StoredOrder,
  config: Config,
  /** Loyalty credits refunded; of a reinstated order, spent again. */
  credits = 0,
): Promise<D1PreparedStatement[]> {
  const { email, name } = order.customer
  if (!email) return []
  const sender = await loadSender(db, config, locale)
  const kind = typeof update === 'string' ? update : 'refund'
  const refund = typeof update === 'string' ? 0 : update.refund
  const { button, [kind]: texts } = textsOf(locale).mail.orderStatus
  const text = fill(texts.text, { amount: formatMoney(refund, order.currencyCode, locale) })
  const href = sender.shopUrl + routesOf(locale).checkoutFinished(order.token)
  const creditsText = update === 'reinstated' ? 'reclaimedCredits' : 'refundedCredits'
  const transfer = update === 'reminder' ? await remainingTransfer(db, order, sender, locale) : null
  const letter = renderMail(sender, {
    kind: `order_${kind}`,
    subject: fill(texts.subject, { code: order.code }),
    paragraphs: [
      `${greet(locale, name)}\n${text}`,
      ...creditsParagraph(creditsText, credits, locale),
    ],
    ...(transfer && { blocks: transfer.blocks }),
    button: { label: button, href },
    legal: [imprint(sender)],
  })
  return [
    mailInsert(db, {
      recipient: email,
      orderId: order.id,
      locale,
      ...letter,
      ...(transfer && { attachments: transfer.attachments }),
    }),
  ]
}

async function remainingTransfer(
  db: D1Database,
  order: Order,
  { merchant }: Sender,
  locale: Locale,
): Promise<TransferParts> {
  const owed = toDecimal(await amountDue(db, order))
  return transferBlocks(merchant, documentOf(order, locale), order.payment, owed)
}
