import { settleBy } from '../../../domain/claim/settle-by.ts'
import type { Claim, ClaimForm } from '../../../domain/contract/store-claims.ts'
import { shopTime } from '../../../domain/time/day.ts'
import type { Order } from '../../../domain/order/order.ts'
import { isAmountOf } from '../../../domain/product/units/counted-unit.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { toThousandths } from '../../db/thousandths.ts'
import type { Config } from '../../env.ts'
import { claimNotice } from '../../mail/claim/claim-notice.ts'
import { claimReceipt } from '../../mail/claim/claim-receipt.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { senderOf } from '../../mail/sender.ts'
import { staffSender } from '../../mail/staff-sender.ts'
import { isSuppressed } from '../../mail/sending/suppression.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { Caller } from '../../request/caller.ts'
import { findCustomer } from '../account/customer.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'
import { remainingAmounts } from '../orders/progress/remaining-amounts.ts'
import { findClaimedOrder } from './claimable-order.ts'
import { findClaim } from './stored-claim.ts'

/**
 * Files a claim about an order line. The claim, its first event and both emails are one batch; the
 * statement compares the amount with open claims, so that concurrent claims cannot exceed the
 * bought amount.
 */
export async function file(
  db: D1Database,
  caller: Caller,
  config: Config,
  form: ClaimForm,
): Promise<Claim> {
  // Bound to the content: the same key with other content is another claim.
  const attemptKey = await hashToken(JSON.stringify([caller.idempotencyKey ?? newToken(), form]))
  const earlier = await findClaim(db, 'attempt_key', attemptKey)
  if (earlier) return earlier.claim
  await spendBudget(db, caller, budgets.claim, caller.network)
  await spendBudget(db, caller, budgets.claimMail, form.email)

  const customer = await findCustomer(db, caller)
  const order = await findClaimedOrder(db, form, customer?.id ?? null)
  if (!order) throw refuse('claimOrder', 'claim_order', 'orderCode')
  const line = order.items.find(({ id, variantId }) => id === form.itemId && variantId !== '')
  if (!line) throw refuse('claimItem', 'claim_item', 'itemId')
  if (!isAmountOf(unitOfLine(order, line.id), form.amount)) {
    const values = { name: line.name, limit: 1 }
    throw new Refusal(422, { key: 'amountStep', code: 'amount', field: 'amount', values })
  }

  // Emails go to the order's or account's address, whoever the caller is.
  const isOfOrder = order.customer.email.toLowerCase() === form.email.toLowerCase()
  const email = isOfOrder || !customer ? form.email : customer.email
  const claim = claimOf({ ...form, email }, order, line)
  const bought = (await remainingAmounts(db, order)).get(line.id) ?? 0
  const merchant = await loadMerchant(db)
  const { locale } = caller
  const staff = staffSender(merchant, config)
  const id = crypto.randomUUID()
  const isFiled = { sql: 'EXISTS (SELECT 1 FROM warranty_claim WHERE id = ?1)', value: id }
  const [inserted] = await db.batch([
    db
      .prepare(
        `INSERT INTO warranty_claim (id, number, token, attempt_key, order_id, order_code, item_id, item_name,
          catalog_code, amount, name, email, description, remedy, state, locale, received_at, settle_by)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, 'received', ?15, ?16, ?17
        WHERE ?10 + (SELECT coalesce(sum(amount), 0) FROM warranty_claim
          WHERE order_id = ?5 AND item_id = ?7 AND state NOT IN ('rejected', 'settled')) <= ?18
        ON CONFLICT (attempt_key) DO NOTHING`,
      )
      .bind(
        id,
        claim.number,
        claim.token,
        attemptKey,
        order.id,
        claim.orderCode,
        line.id,
        line.name,
        line.catalogCode,
        toThousandths(form.amount),
        claim.name,
        claim.email,
        claim.description,
        claim.remedy,
        locale,
        claim.receivedAt,
        claim.settleBy,
        bought,
      ),
    db
      .prepare(
        `INSERT INTO warranty_claim_event (id, claim_id, nth, state, at, note, actor)
        SELECT ?2, ?1, 1, 'received', ?3, '', '' WHERE ${isFiled.sql}`,
      )
      .bind(id, crypto.randomUUID(), claim.receivedAt),
    mailInsert(
      db,
      {
        recipient: claim.email,
        orderId: order.id,
        locale,
        ...claimReceipt(senderOf(merchant, config, locale), claim),
      },
      isFiled,
    ),
    mailInsert(
      db,
      {
        recipient: merchant.email,
        locale: staff.locale,
        ...claimNotice(staff, claim, {
          isCompany: order.business !== null,
          isUndeliverable: await isSuppressed(db, claim.email),
        }),
      },
      isFiled,
    ),
  ])
  if (inserted?.meta.changes) return claim
  const existingClaim = await findClaim(db, 'attempt_key', attemptKey)
  if (existingClaim) return existingClaim.claim
  throw refuse('claimAmount', 'claim_amount', 'amount')
}

function claimOf(form: ClaimForm, order: Order, line: Order['items'][number]): Claim {
  const receivedAt = new Date().toISOString()
  return {
    number: crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase(),
    token: newToken(),
    orderCode: order.code,
    name: normaliseText(form.name),
    email: form.email,
    item: {
      name: line.name,
      catalogCode: line.catalogCode,
      amount: form.amount,
      unit: unitOfLine(order, line.id),
    },
    description: form.description,
    remedy: form.remedy,
    state: 'received',
    receivedAt,
    settleBy: settleBy(shopTime(new Date(receivedAt)).day),
    history: [{ state: 'received', at: receivedAt, note: '' }],
  }
}

type Key = 'claimOrder' | 'claimItem' | 'claimAmount'
type Code = 'claim_order' | 'claim_item' | 'claim_amount'

function refuse(key: Key, code: Code, field: string): Refusal {
  return new Refusal(422, { key, code, field })
}
