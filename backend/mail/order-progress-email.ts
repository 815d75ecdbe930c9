import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import { toDecimal, toMinor } from '../../domain/minor-units.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Quantities } from '../../domain/order/order-state.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { isPaidInCash } from '../../domain/order/amount-to-pay.ts'
import { handedOver } from '../../domain/tax/cash-coins.ts'
import { fromThousandths } from '../db/thousandths.ts'
import type { Config } from '../env.ts'
import { documentOf } from '../../domain/order/document-of.ts'
import { type TransferParts, transferBlocks } from './order/transfer-blocks.ts'
import { loadSender, type Sender } from './sender.ts'
import { formatMoney } from '../pricing/money.ts'
import type { StoredOrder } from '../store/orders/stored-order.ts'
import type { AttachmentRef } from './attachments/attachment-ref.ts'
import { renderMail } from './layout.ts'
import { type Block, toSingleLine } from './letter/letter.ts'
import { unitAmount } from '../texts/unit-amount.ts'
import { unitOfLine } from '../texts/unit-of-line.ts'
import { imprint } from './legal.ts'
import { greet } from './greet.ts'
import { creditsParagraph } from './order/credits-paragraph.ts'
import { mailInsert } from './outbox-table.ts'

/** Content of a status email; amounts in minor units, quantities in thousandths. */
export type Progress =
  | {
      kind: 'paid'
      amount: number
      /** Nothing is left to be sent: paid on delivery or by invoice. */
      isSent: boolean
    }
  | { kind: 'refunded'; amount: number }
  | { kind: 'packed' }
  | {
      kind: 'shipped'
      items: Quantities
      carrier: string
      number: string
      url: string | null
      isRestToCome: boolean
    }
  | {
      kind: 'partly_cancelled' | 'withdrawn'
      items: Quantities
      /** Deduction from the total. */
      credit: number
      /** Part of it to be refunded. */
      refundDue: number
      /** Still to be paid for the rest. */
      due: number
      /** Loyalty credits refunded. */
      credits: number
    }

/** Statement that notifies the customer about a status change, for the batch of that change. */
export async function orderProgressEmail(
  db: D1Database,
  progress: Progress,
  { order, locale }: Pick<StoredOrder, 'order' | 'locale'>,
  config: Config,
): Promise<D1PreparedStatement[]> {
  const { email, name } = order.customer
  if (!email) return []
  const sender = await loadSender(db, config, locale)
  const texts = textsOf(locale).mail.orderProgress
  const wording = texts[progress.kind]
  const subject =
    progress.kind === 'shipped' && isPickup(order) ? texts.atBranch.subject : wording.subject
  const [first, ...paragraphs] = paragraphsOf(progress, order, locale)
  const url = progress.kind === 'shipped' ? progress.url : null
  const transfer = remainingTransfer(progress, order, sender, locale)
  const letter = renderMail(sender, {
    kind: `order_${progress.kind}`,
    subject: fill(subject, { code: order.code }),
    paragraphs: [`${greet(locale, name)}\n${first}`, ...paragraphs],
    blocks: [
      ...('items' in progress ? [itemsOf(progress.items, order, locale)] : []),
      ...transfer.blocks,
    ],
    button: url
      ? { label: texts.track, href: url }
      : {
          label: texts.button,
          href: sender.shopUrl + routesOf(locale).checkoutFinished(order.token),
        },
    legal: [imprint(sender)],
  })
  const attachments = [...transfer.attachments, ...documentsOf(progress, order)]
  return [mailInsert(db, { recipient: email, orderId: order.id, locale, ...letter, attachments })]
}

function paragraphsOf(progress: Progress, order: Order, locale: Locale): string[] {
  const texts = textsOf(locale).mail.orderProgress
  const money = (minor: number) => formatMoney(minor, order.currencyCode, locale)
  /** What is paid for an amount: in coins where it is paid in cash. */
  const paid = (minor: number) => toMinor(handedOver(order.document, toDecimal(minor)))
  const isInCash = isPaidInCash(order)
  const refunding = isInCash ? texts.refundingCash : texts.refunding
  const { name: place, openingHours: hours } = order.branch ?? {}
  const collected = isPickup(order) ? { ...texts.collected, ...texts.atBranch } : texts.collected
  const textOf = (kind: 'paid' | 'packed' | 'shipped') =>
    place ? fill(collected[kind], { place, code: order.code }) : texts[kind].text
  const openings = hours ? [fill(texts.collected.hours, { hours })] : []
  switch (progress.kind) {
    case 'paid': {
      const said = progress.isSent ? texts.settled : textOf('paid')
      return [fill(said, { amount: money(paid(progress.amount)) })]
    }
    case 'refunded':
      return [
        fill(isInCash ? texts.refunded.cash : texts.refunded.text, {
          amount: money(progress.amount),
        }),
      ]
    case 'packed':
      return [textOf('packed'), ...openings]
    case 'shipped': {
      const { carrier, number, isRestToCome } = progress
      return [
        textOf('shipped'),
        ...openings,
        ...(carrier ? [fill(number ? texts.parcel : texts.carrier, { carrier, number })] : []),
        ...(isRestToCome ? [texts.more] : []),
        texts.items,
      ]
    }
    case 'partly_cancelled':
    case 'withdrawn': {
      const { credit, refundDue, due, credits } = progress
      const less = paid(due + credit - refundDue) - paid(due)
      return [
        texts[progress.kind].text,
        ...(less > 0 ? [fill(texts.lessToPay, { amount: money(less) })] : []),
        ...(due > 0 ? [fill(texts.leftToPay, { amount: money(paid(due)) })] : []),
        ...(refundDue > 0 ? [fill(refunding, { amount: money(refundDue) })] : []),
        ...creditsParagraph('refundedCredits', credits, locale),
        texts.items,
      ]
    }
  }
}

/** Collected at a branch of the shop, where "shipped" means that it is ready. */
function isPickup({ shipper }: Order): boolean {
  return shipper.type === 'PERSONAL'
}

/** `Rohrventilator`, `2 Stück`; `Aluflexrohr`, `2,5 m` */
function itemsOf(items: Quantities, order: Order, locale: Locale): Block {
  const { columns, code } = textsOf(locale).invoice
  return {
    kind: 'items',
    columns: [columns.item, columns.amount],
    rows: Object.entries(items).map(([id, amount]) => {
      const { name, catalogCode, parentId } = order.items.find((each) => each.id === id) ?? {}
      const unit = unitOfLine(order, id) ?? { code: 'piece' }
      return {
        name: toSingleLine(name ?? id),
        isPart: Boolean(parentId),
        details: catalogCode ? [`${code} ${toSingleLine(catalogCode)}`] : [],
        sum: unitAmount(unit, fromThousandths(amount), locale),
      }
    }),
  }
}

/** Details for the transfer of what is left, which replace those of the confirmation. */
function remainingTransfer(
  progress: Progress,
  order: Order,
  { merchant }: Sender,
  locale: Locale,
): TransferParts {
  const owed = 'due' in progress ? progress.due : 0
  return transferBlocks(merchant, documentOf(order, locale), order.payment, toDecimal(owed))
}

/** An invoice on payment or dispatch, a credit note on a partial return. */
function documentsOf({ kind }: Progress, { id }: Order): AttachmentRef[] {
  if (kind === 'packed') return []
  const isCredit = kind === 'partly_cancelled' || kind === 'withdrawn' || kind === 'refunded'
  return [{ type: 'invoices', orderId: id, kinds: [isCredit ? 'credit_note' : 'invoice'] }]
}
