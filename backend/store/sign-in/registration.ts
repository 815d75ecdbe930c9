import * as z from 'zod/mini'
import { json } from '../../db/columns.ts'
import { findRow, hasRow, rowSchema } from '../../db/rows.ts'
import { Address, Business } from '../../../domain/account/address.ts'
import type { Locale } from '../../../domain/locale.ts'
import { Refusal } from '../../contract/refusal.ts'
import { newToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { accountExists, accountWelcome } from '../../mail/account-mails.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { trySpendBudget } from '../budget/spend-budget.ts'
import { pendingInserts } from '../step-up/pending.ts'
import { addressInsert } from '../account/address-rows.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword } from './password.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { loadSender } from '../../mail/sender.ts'
import { repeatableSince } from '../lost-response.ts'

const NewCustomer = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  formalTitle: z.optional(z.string()),
  phone: z.string(),
  business: z.nullable(Business),
  address: z.nullable(Address),
})
export type NewCustomer = z.infer<typeof NewCustomer>

/** A registration that waits for the confirmation of its address. */
export const AccountPayload = z.extend(NewCustomer, {
  passwordHash: z.string(),
  /** The order that it was requested with. */
  orderId: z.nullable(z.string()),
})
export type AccountPayload = z.infer<typeof AccountPayload>

export async function accountPayload(
  db: D1Database,
  customer: NewCustomer,
  password: string,
  orderId: string | null = null,
): Promise<AccountPayload> {
  await checkPassword({ password, email: customer.email }, await loadMerchant(db))
  const { email, firstName, lastName, formalTitle, phone, business, address } = customer
  const passwordHash = await hashPassword(password, await saltOfRecent(db, email))
  const person = { email, firstName, lastName, formalTitle, phone, business, address }
  return { ...person, passwordHash, orderId }
}

/**
 * Statements of a registration, for a batch. Response and time are equal for new and known
 * addresses; only the owner learns the result by email.
 */
export async function registrationInserts(
  db: D1Database,
  context: { caller: Caller; config: Config },
  payload: AccountPayload,
): Promise<D1PreparedStatement[]> {
  const { caller, config } = context
  const { email } = payload
  if (await isOnItsWay(db, payload)) return []
  if (!(await trySpendBudget(db, budgets.registerMail, email))) return []
  const known = await hasRow(
    db.prepare('SELECT 1 FROM customer WHERE email = ?1').bind(email.toLowerCase()),
  )
  const { locale } = caller
  return known
    ? [
        mailInsert(db, {
          recipient: email,
          locale,
          ...accountExists(await loadSender(db, config, locale)),
        }),
      ]
    : pendingInserts(db, context, { kind: 'account', email, attemptKey: newToken(), payload })
}

const PendingRow = rowSchema('pending_action', { payload: json(AccountPayload) })

/** With the salt of a registration moments ago, an equal one has an equal payload. */
async function saltOfRecent(db: D1Database, email: string): Promise<string | undefined> {
  const row = await findRow(
    db
      .prepare(
        `SELECT payload FROM pending_action WHERE email = ?1 AND kind = 'account' AND done_at IS NULL
        AND created_at > ?2 ORDER BY created_at DESC LIMIT 1`,
      )
      .bind(email.toLowerCase(), repeatableSince()),
    PendingRow,
  )
  return row?.payload.passwordHash.split('$').at(-2)
}

/** Sent again because its response was lost: the owner has an email already, of either kind. */
function isOnItsWay(db: D1Database, payload: AccountPayload): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        `SELECT 1 FROM pending_action WHERE email = ?1 AND kind = 'account' AND done_at IS NULL
          AND created_at > ?2 AND payload = ?3
        UNION ALL SELECT 1 FROM mail WHERE created_at > ?2 AND lower(recipient) = ?1
          AND kind = 'account_exists'`,
      )
      .bind(payload.email.toLowerCase(), repeatableSince(), JSON.stringify(payload)),
  )
}

/** Creates a confirmed account with its order, sends the welcome email, and returns its id. */
export async function createAccount(
  db: D1Database,
  { locale, config }: { locale: Locale; config: Config },
  payload: AccountPayload,
  also: D1PreparedStatement[],
): Promise<string> {
  const id = crypto.randomUUID()
  const attach = db
    .prepare('UPDATE sale_order SET customer_id = ?2 WHERE id = ?1 AND customer_id IS NULL')
    .bind(payload.orderId, id)
  const welcome = mailInsert(db, {
    recipient: payload.email,
    locale,
    ...accountWelcome(await loadSender(db, config, locale)),
  })
  try {
    await db.batch([...customerInserts(db, id, payload), attach, welcome, ...also])
  } catch (error) {
    throw isEmailTaken(error) ? emailTaken() : error
  }
  return id
}

/** Statements that create a customer; unique by email. */
function customerInserts(
  db: D1Database,
  id: string,
  customer: AccountPayload,
): D1PreparedStatement[] {
  const email = customer.email.toLowerCase()
  const { business, address } = customer
  const now = new Date().toISOString()
  const insert = db
    .prepare(
      `INSERT INTO customer (id, email, password, first_name, last_name, phone, variant, groups, business,
        created_at, formal_title) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, '[]', ?8, ?9, ?10)`,
    )
    .bind(
      id,
      email,
      customer.passwordHash,
      customer.firstName,
      customer.lastName,
      customer.phone,
      business ? 'b2b' : 'b2c',
      business && JSON.stringify(business),
      now,
      customer.formalTitle ?? '',
    )
  if (!address) return [insert]
  const billing = {
    ...address,
    id: crypto.randomUUID(),
    customerId: id,
    type: 'billing' as const,
    isDefault: true,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    businessName: business?.businessName ?? '',
    phone: customer.phone,
    createdAt: now,
  }
  return [insert, addressInsert(db, billing)]
}

function emailTaken(): Refusal {
  return new Refusal(422, { key: 'emailTaken', code: 'email_taken', field: 'email' })
}

/** Two confirmations of one address: the second one violates the unique constraint. */
function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('customer.email')
}
