import type { D1Database } from '@cloudflare/workers-types'
import { auditMedia, type MediaAudit } from './audit-media.ts'
import type { Outcome } from './purchase.ts'
import type { DisplayedAmounts } from './displayed-amounts.ts'

/** Outcome of a shopper's visit, by email address. */
export type Visits = Map<string, Outcome>

/** Displayed order, by the order's token. */
type Confirmed = Map<string, { shownTotal: string; finished: DisplayedAmounts }>

export interface Audit {
  /** Confirmed to a shopper, but not in the database. */
  lost: number
  /** In the database, but confirmed to nobody: last step of the customer's visit. */
  unknown: string[]
  /** Lines and charges that do not add up, or differ from the displayed total. */
  wrongTotals: number
  /** Stock difference in thousandths that no order explains. */
  stockDifference: number
  media: MediaAudit
}

const cents = (amount: number) => Math.round(amount * 100)

/** Compares confirmations to shoppers with the store's data. */
export async function audit(
  db: D1Database,
  emailsLike: string,
  { visits, stockBefore }: { visits: Visits; stockBefore: number },
): Promise<Audit> {
  const confirmed = confirmedOf(visits)
  const { results: orders } = await db
    .prepare(
      `SELECT o.token, o.snapshot, o.snapshot ->> '$.customer.email' AS email, (SELECT sum(i.total_with_tax) FROM sale_order_item i
        WHERE i.order_id = o.id) AS items, (SELECT count(*) FROM sale_order_item i
        WHERE i.order_id = o.id AND i.total_with_tax <> round(i.unit_with_tax * i.amount / 1000.0)) AS odd
      FROM sale_order o WHERE o.snapshot ->> '$.customer.email' LIKE ?1`,
    )
    .bind(emailsLike)
    .all<{ token: string; email: string; snapshot: string; items: number; odd: number }>()
  const kept = new Set(orders.map(({ token }) => token))
  const wrong = orders.filter(({ token, snapshot, items, odd }) => {
    const { prices } = JSON.parse(snapshot)
    const sum = items + cents(prices.shipperPriceWithTax) + cents(prices.paymentPriceWithTax)
    const shown = confirmed.get(token)?.shownTotal
    const total = cents(prices.totalWithTax)
    return odd > 0 || sum !== total || (shown !== undefined && cents(Number(shown)) !== total)
  })
  const sold = await db
    .prepare(
      `SELECT coalesce(sum(i.amount), 0) AS amount FROM sale_order_item i
      JOIN sale_order o ON o.id = i.order_id JOIN variant v ON v.id = i.variant_id
      WHERE v.check_stock AND o.snapshot ->> '$.customer.email' LIKE ?1`,
    )
    .bind(emailsLike)
    .first<number>('amount')
  const finished = new Map([...confirmed].map(([token, one]) => [token, one.finished]))
  return {
    media: await auditMedia(db, emailsLike, finished),
    lost: [...confirmed.keys()].filter((token) => !kept.has(token)).length,
    unknown: orders
      .filter(({ token }) => !confirmed.has(token))
      .map(({ email }) => lastStepOf(visits.get(email))),
    wrongTotals: wrong.length,
    stockDifference: stockBefore - (await countedStock(db)) - (sold ?? 0),
  }
}

export function confirmedOf(visits: Visits): Confirmed {
  const ordered = [...visits.values()].filter((one) => one.kind === 'ordered')
  return new Map(ordered.map((one) => [one.token, one]))
}

/** All visits have ended, so one without an outcome was interrupted. */
function lastStepOf(visit: Outcome | undefined): string {
  if (!visit) return 'in flight at the end'
  if (visit.kind === 'ordered') return 'ordered twice'
  return visit.status === 0 ? `${visit.step}: no answer` : `${visit.step} ${visit.status}`
}

/** Stock in thousandths of all counted variants. */
export async function countedStock(db: D1Database): Promise<number> {
  const sum = 'SELECT sum(stock) AS stock FROM variant WHERE check_stock'
  return (await db.prepare(sum).first<number>('stock')) ?? 0
}
