import type { D1Database } from '@cloudflare/workers-types'
import { formatMoney } from '../../backend/pricing/money.ts'
import { orderCsv } from '../../backend/store/orders/order-csv.ts'
import { purchaseEvent } from '../../client/events/purchase-event.ts'
import { parseCsv } from '../../domain/csv/parse-csv.ts'
import { InvoiceModel } from '../../domain/invoice/invoice.ts'
import { toMinor } from '../../domain/minor-units.ts'
import type { OrderDocument, TaxedSum } from '../../domain/order/order-document.ts'
import { Order } from '../../domain/order/order.ts'
import type { DisplayedAmounts } from './displayed-amounts.ts'

export interface MediaAudit {
  /** Number of compared documents per medium. */
  compared: Record<string, number>
  /** The order's code, and the medium that differs from the document. */
  differences: string[]
}

interface Row {
  token: string
  status: string
  snapshot: string
  mail: string | null
  invoices: string
}

/** Difference between a medium and the order's document; null: the medium does not exist. */
type Check = boolean | null

/**
 * Compares each order's document with its media: the finished page as the shopper got it, the email
 * in the outbox, stored invoices, the CSV file and the purchase event.
 */
export async function auditMedia(
  db: D1Database,
  emailsLike: string,
  finished: ReadonlyMap<string, DisplayedAmounts>,
): Promise<MediaAudit> {
  const { results } = await db
    .prepare(
      `SELECT token, status, snapshot,
        (SELECT text FROM mail m WHERE m.order_id = o.id AND m.kind = 'order_confirmation') AS mail,
        (SELECT json_group_array(i.model) FROM invoice i WHERE i.order_id = o.id
          AND i.kind <> 'credit_note') AS invoices
      FROM sale_order o WHERE snapshot ->> '$.customer.email' LIKE ?1`,
    )
    .bind(emailsLike)
    .all<Row>()
  const compared: Record<string, number> = {}
  const differences: string[] = []
  for (const row of results) {
    const order = Order.parse({ ...JSON.parse(row.snapshot), status: row.status })
    for (const [medium, check] of Object.entries(checksOf(order, row, finished.get(row.token)))) {
      compared[medium] = (compared[medium] ?? 0) + (check === null ? 0 : 1)
      if (check === false) differences.push(`${order.code}: ${medium}`)
    }
  }
  return { compared, differences }
}

function checksOf(
  order: Order,
  row: Row,
  page: DisplayedAmounts | undefined,
): Record<string, Check> {
  const { document } = order
  if (!document) return { document: false }
  const invoices: string[] = JSON.parse(row.invoices)
  return {
    document: addsUp(order, document),
    'finished page': page ? isOnPage(document, page) : null,
    mail: row.mail === null ? false : isInMail(document, row.mail),
    CSV: isInCsv(order, document),
    event: isInEvent(order, document),
    invoice: invoices.length === 0 ? null : invoices.every((model) => isBilled(document, model)),
  }
}

/** Lines, reductions and charges sum to the total, also by rate, and equal the order. */
function addsUp(order: Order, { lines, allowances, shipping, payment, ...rest }: OrderDocument) {
  const { taxes, totals } = rest
  const parts = [...lines, ...allowances, shipping, payment].flatMap((part) => part?.total ?? [])
  return (
    isSame(sumOf(parts), totals.order) &&
    isSame(sumOf(taxes), totals.order) &&
    toMinor(totals.order.gross) === toMinor(order.prices.totalWithTax)
  )
}

function isOnPage({ lines, taxes, totals }: OrderDocument, page: DisplayedAmounts) {
  const end = [totals.order.gross, ...taxes.map(({ vat }) => vat)].map(toMinor)
  const parts = page.totals.slice(0, -end.length)
  return (
    String(page.lines) === String(lines.map(({ total }) => toMinor(total.gross))) &&
    String(page.totals.slice(-end.length)) === String(end) &&
    parts.reduce((sum, part) => sum + part, 0) === toMinor(totals.order.gross)
  )
}

function isInMail(document: OrderDocument, mail: string) {
  const { lines, allowances, taxes, totals, currencyCode } = document
  const amounts = [...lines, ...allowances].map(({ total }) => total.gross)
  return [...amounts, totals.order.gross, ...taxes.map(({ vat }) => vat)].every((amount) =>
    mail.includes(formatMoney(toMinor(amount), currencyCode, 'de').replace('-', '\u2212')),
  )
}

/** Its last rows are the total by rate; columns 8 to 10 are net, VAT and gross. */
function isInCsv(order: Order, { taxes, totals }: OrderDocument) {
  const [, ...rows] = parseCsv(orderCsv(order, 'en').slice(1), ',')
  const sums = rows.map((row) => ({
    net: Number(row[8]),
    vat: Number(row[9]),
    gross: Number(row[10]),
  }))
  return (
    isSame(sumOf(sums.slice(0, -taxes.length)), totals.order) &&
    isSame(sumOf(sums.slice(-taxes.length)), totals.order)
  )
}

function isInEvent(order: Order, { lines, totals }: OrderDocument) {
  const { value, tax, shipping, payment, items } = purchaseEvent(order)
  return (
    toMinor(value) === toMinor(totals.order.gross) &&
    toMinor(tax) === toMinor(totals.order.vat) &&
    toMinor(shipping + payment) === toMinor(totals.charges.gross) &&
    items.length === lines.length
  )
}

function isBilled({ taxes, totals }: OrderDocument, model: string) {
  const invoice = InvoiceModel.parse(JSON.parse(model))
  return isSame(invoice.totals.order, totals.order) && isSame(sumOf(invoice.taxes), sumOf(taxes))
}

function sumOf(parts: readonly TaxedSum[]): TaxedSum {
  const sum = (field: keyof TaxedSum) =>
    parts.reduce((total, part) => total + toMinor(part[field]), 0) / 100
  return { net: sum('net'), vat: sum('vat'), gross: sum('gross') }
}

function isSame(one: TaxedSum, other: TaxedSum): boolean {
  return (['net', 'vat', 'gross'] as const).every(
    (field) => toMinor(one[field]) === toMinor(other[field]),
  )
}
