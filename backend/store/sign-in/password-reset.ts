import * as z from 'zod'
import { findRow, hasRow, rowSchema } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { passwordReset } from '../../mail/account-mails.ts'
import type { Config } from '../../env.ts'
import { loadSender } from '../../mail/sender.ts'
import { repeatableSince } from '../lost-response.ts'

const oneHour = 3_600_000

interface Request {
  /** Lower case. */
  email: string
  locale: Locale
  /** Password form page; the token is added to it. */
  page: string
}

const CustomerRow = rowSchema('customer', { id: z.string() })

/**
 * Emails a reset link. Earlier ones stay valid for their hour, so that neither an impatient owner
 * nor a stranger's requests make a link void that is being read.
 */
export async function sendReset(
  db: D1Database,
  config: Config,
  { email, locale, page }: Request,
): Promise<void> {
  const customer = await findRow(
    db.prepare('SELECT id FROM customer WHERE email = ?1').bind(email),
    CustomerRow,
  )
  if (!customer || (await isOnItsWay(db, customer.id))) return
  const token = newToken()
  const link = new URL(page)
  link.searchParams.set('token', token)
  await db.batch([
    db
      .prepare(
        'INSERT INTO password_reset (token_hash, customer_id, expires_at) VALUES (?1, ?2, ?3)',
      )
      .bind(await hashToken(token), customer.id, new Date(Date.now() + oneHour).toISOString()),
    mailInsert(db, {
      recipient: email,
      locale,
      ...passwordReset(await loadSender(db, config, locale), link.href),
    }),
  ])
}

/** Its email was requested moments ago. */
function isOnItsWay(db: D1Database, customerId: string): Promise<boolean> {
  const since = new Date(Date.parse(repeatableSince()) + oneHour).toISOString()
  return hasRow(
    db
      .prepare(
        'SELECT 1 FROM password_reset WHERE customer_id = ?1 AND used_at IS NULL AND expires_at > ?2',
      )
      .bind(customerId, since),
  )
}

const ofCustomer = 'customer_id = (SELECT id FROM customer WHERE email = ?3)'

const PasswordResetRow = rowSchema('password_reset', { customerId: z.string() })

/** Uses a token: the customer's id at its first use in time, null afterwards. */
export async function claimReset(
  db: D1Database,
  email: string,
  token: string,
): Promise<string | null> {
  const row = await findRow(
    db
      .prepare(
        `UPDATE password_reset SET used_at = ?2 WHERE token_hash = ?1 AND expires_at > ?2
        AND used_at IS NULL AND ${ofCustomer} RETURNING customer_id`,
      )
      .bind(await hashToken(token), new Date().toISOString(), email),
    PasswordResetRow,
  )
  return row?.customerId ?? null
}

/** Whether a token is known, unused and in time. */
export async function isResetOpen(db: D1Database, token: string): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        'SELECT 1 FROM password_reset WHERE token_hash = ?1 AND expires_at > ?2 AND used_at IS NULL',
      )
      .bind(await hashToken(token), new Date().toISOString()),
  )
}

const StoredRow = rowSchema('customer', { password: z.string() })

/** Stored password of the customer whose reset used this token; null without one. */
export async function passwordOfUsedReset(
  db: D1Database,
  email: string,
  token: string,
): Promise<string | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT password FROM customer WHERE email = ?3 AND EXISTS (SELECT 1 FROM password_reset
          WHERE token_hash = ?1 AND expires_at > ?2 AND used_at IS NOT NULL AND ${ofCustomer})`,
      )
      .bind(await hashToken(token), new Date().toISOString(), email),
    StoredRow,
  )
  return row?.password ?? null
}
