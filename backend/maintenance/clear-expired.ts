import { forgetClosedClaimants } from '../store/claims/forget-claimant.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { auditDays } from '../operator/audit.ts'
import { clearNewsletter } from './clear-newsletter.ts'
import { shopTime, startOfYear, yearOf } from '../../domain/time/day.ts'
import { sampleDays } from '../vitals/store-sample.ts'

/** Retention of a withdrawal in full years after its own; a trigger prevents earlier deletion. */
export const withdrawalYears = 3

/** Retention of a warranty claim in full years after its own: §§ 195, 199 BGB. */
const claimYears = 3

/**
 * Retention of orders as vouchers in full years after their own, unless the merchant sets longer: §
 * 147 AO, § 257 HGB. All other locales have the longer period of Czech and Slovak VAT law.
 */
const legalYears: Partial<Record<Locale, number>> = { de: 8, en: 8 }
const longestLegalYears = 10

/** Declared by the One Stop Shop: ten years in every language (Dir. 2006/112/EC Art. 369k). */
const isOss = "snapshot ->> '$.document.tax.scheme' = 'oss'"

const ofOrder = [
  'sale_order_item',
  'order_event',
  'order_reservation',
  'order_payment',
  'payment_session',
  'payment_event',
  'coupon_use',
]

/**
 * Deletes expired guest carts, sessions, tokens and records, each kind in a transaction of its own.
 * @throws at the end if one could not be deleted
 */
export async function clearExpired(db: D1Database, now = new Date()): Promise<void> {
  const { guestCartDays, mailDays, watcherDays, voucherYears } = (await loadMerchant(db)).retention
  const today = now.toISOString()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const lastTouch = daysAgo(guestCartDays)
  const old = 'SELECT id FROM cart WHERE customer_id IS NULL AND updated_at < ?1'
  const orderYears = locales.map((locale): [Locale, number] => [
    locale,
    Math.max(legalYears[locale] ?? longestLegalYears, voucherYears[locale] ?? 0),
  ])
  const longest = Math.max(...orderYears.map(([, count]) => count))
  const shortest = Math.min(...orderYears.map(([, count]) => count))
  const years = orderYears.map(([locale, count]) => `WHEN '${locale}' THEN ${count}`)
  const yearsOf = (locale: string, oss: string) =>
    `max(CASE ${locale} ${years.join(' ')} ELSE ${longest} END, iif(${oss}, ${longestLegalYears}, 0))`
  const thisYear = yearOf(shopTime(now).day)
  const ended = `SELECT id FROM sale_order WHERE created_at < ?2 AND ${shopYear('created_at')}
    + ${yearsOf("details ->> '$.locale'", isOss)} < ?1`
  const ossOrder = `EXISTS (SELECT 1 FROM sale_order WHERE id = invoice.order_id AND ${isOss})`
  const ending = [thisYear, startOfYear(thisYear - shortest)] as const
  const claimsEnd = startOfYear(thisYear - claimYears)
  await runEach(db, [
    [
      ...ofOrder.map((table) =>
        db.prepare(`DELETE FROM ${table} WHERE order_id IN (${ended})`).bind(...ending),
      ),
      db.prepare(`DELETE FROM sale_order WHERE id IN (${ended})`).bind(...ending),
    ],
    // A trigger refuses earlier ones, whatever the time of this run.
    db
      .prepare(
        `DELETE FROM invoice WHERE issued_at < ?2 AND issued_at < strftime('%Y-%m-%d', 'now', '-8 years')
          AND ${shopYear('issued_at')} + ${yearsOf("model ->> '$.locale'", ossOrder)} < ?1`,
      )
      .bind(...ending),
    [
      db.prepare(`DELETE FROM cart_item WHERE cart_id IN (${old})`).bind(lastTouch),
      db.prepare('DELETE FROM cart WHERE customer_id IS NULL AND updated_at < ?1').bind(lastTouch),
    ],
    ...[
      'session',
      'password_reset',
      'login_as_used',
      'pending_action',
      'operator_nonce',
      'vat_id_check',
    ].map((table) => [db.prepare(`DELETE FROM ${table} WHERE expires_at < ?1`).bind(today)]),
    db.prepare('DELETE FROM watcher WHERE created_at < ?1').bind(daysAgo(watcherDays)),
    // Paid and cancelled orders reserve nothing: their network is deleted.
    db.prepare(
      `UPDATE sale_order SET network = NULL
      WHERE network IS NOT NULL AND status NOT IN ('new', 'payment_failed')`,
    ),
    db.prepare('DELETE FROM attempt WHERE window_start < ?1').bind(now.getTime() / 1000 - 86_400),
    db.prepare('DELETE FROM closed_attempt WHERE closed_at < ?1').bind(lastTouch),
    db.prepare('DELETE FROM delivery_slot WHERE day < ?1').bind(lastTouch.slice(0, 10)),
    db
      .prepare('DELETE FROM withdrawal WHERE received_at < ?1')
      .bind(startOfYear(thisYear - withdrawalYears)),
    [
      db
        .prepare(
          'DELETE FROM warranty_claim_event WHERE claim_id IN (SELECT id FROM warranty_claim WHERE received_at < ?1)',
        )
        .bind(claimsEnd),
      db.prepare('DELETE FROM warranty_claim WHERE received_at < ?1').bind(claimsEnd),
    ],
    forgetClosedClaimants(db, now),
    db.prepare('DELETE FROM operator_audit WHERE at < ?1').bind(daysAgo(auditDays)),
    db.prepare('DELETE FROM vital_sample WHERE at < ?1').bind(daysAgo(sampleDays)),
    db.prepare('DELETE FROM mail WHERE created_at < ?1').bind(daysAgo(mailDays)),
  ])
  await clearNewsletter(db, now)
}

/** SQL: the year of a time at the shop, which begins in winter, an hour before that of UTC. */
function shopYear(column: string): string {
  return `strftime('%Y', ${column}, '+1 hour')`
}

/** A failure, such as a trigger that refuses a deletion, stops no other transaction. */
async function runEach(
  db: D1Database,
  transactions: readonly (D1PreparedStatement | D1PreparedStatement[])[],
): Promise<void> {
  const failures: unknown[] = []
  for (const statements of transactions) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they share one database
      await db.batch([statements].flat())
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new Error(failures.map(String).join('; '))
}
