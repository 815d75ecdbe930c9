import type { Withdrawal, WithdrawalForm } from '../../../domain/contract/store-withdrawal.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Order } from '../../../domain/order/order.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import { orderDeadline } from '../../../domain/order/withdrawal.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { senderOf } from '../../mail/sender.ts'
import { withdrawalNotice } from '../../mail/withdrawal-notice.ts'
import { withdrawalReceipt } from '../../mail/withdrawal-receipt.ts'
import type { Caller } from '../../request/caller.ts'
import { amountOfItem } from '../../texts/unit-amount.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { findCustomer } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendBudget } from '../budget/spend-budget.ts'
import { findWithdrawal } from './find-withdrawal.ts'
import { insertWithdrawal } from './insert-withdrawal.ts'
import { type MatchedOrder, matchOrder } from './match-order.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { remainingAmounts } from '../orders/progress/remaining-amounts.ts'

/**
 * Receives a withdrawal. Always accepted and confirmed, whether or not an order matches, the period
 * is over or a company declares it; staff handle unmatched ones.
 */
export async function declare(
  db: D1Database,
  caller: Caller,
  config: Config,
  form: WithdrawalForm,
): Promise<Withdrawal> {
  // Bound to the content: the same key with other content is another declaration.
  const attempt = JSON.stringify([caller.idempotencyKey ?? newToken(), form])
  const attemptKey = await hashToken(attempt)
  const earlier = await findWithdrawal(db, 'attempt_key', attemptKey)
  if (earlier) return earlier
  await spendBudget(db, caller, budgets.withdrawal, caller.network)
  // Somebody else may have exhausted an address's budget: that limits emails only, never
  // declarations.
  const isMailed = await trySpendBudget(db, budgets.withdrawalMail, form.email)

  const customer = await findCustomer(db, caller)
  const isProven = customer?.email === form.email.toLowerCase()
  const matched = await matchOrder(db, form)
  const merchant = await loadMerchant(db)
  const remaining = await remainingOf(db, form, matched)
  const withdrawal = withdrawalOf(form, matched, { locale: caller.locale, merchant, remaining })
  const { email } = withdrawal
  const { locale } = caller
  try {
    await db.batch([
      insertWithdrawal(db, { withdrawal, matched, attemptKey, locale }),
      ...(isMailed
        ? [
            mailInsert(db, {
              recipient: email,
              locale,
              ...withdrawalReceipt(senderOf(merchant, config, locale), withdrawal, { isProven }),
            }),
          ]
        : []),
      mailInsert(db, {
        recipient: merchant.email,
        locale: 'de',
        ...withdrawalNotice(senderOf(merchant, config, 'de'), withdrawal, matched),
      }),
    ])
  } catch (error) {
    const existingWithdrawal = await findWithdrawal(db, 'attempt_key', attemptKey)
    if (existingWithdrawal) return existingWithdrawal
    throw error
  }
  return withdrawal
}

function withdrawalOf(
  form: WithdrawalForm,
  { order, match }: MatchedOrder,
  { locale, merchant, remaining }: { locale: Locale; merchant: Merchant; remaining: Amounts },
): Withdrawal {
  const own = match === 'order' ? order : null
  return {
    reference: crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase(),
    token: newToken(),
    name: normaliseText(form.name),
    orderCode: normaliseText(form.orderCode),
    email: form.email,
    items: (form.itemIds ?? []).map((id) => itemText(own, id, { locale, remaining })),
    goods: form.goods ?? '',
    receivedAt: new Date().toISOString(),
    matched: own !== null,
    business: Boolean(own?.business),
    deadline: own && orderDeadline(own, merchant.promises.withdrawalDays),
  }
}

type Amounts = ReadonlyMap<string, number>

/** What is left of the lines of a partial withdrawal, in thousandths. */
async function remainingOf(
  db: D1Database,
  { itemIds = [] }: WithdrawalForm,
  { order, match }: MatchedOrder,
): Promise<Amounts> {
  return order && match === 'order' && itemIds.length > 0
    ? remainingAmounts(db, order)
    : new Map<string, number>()
}

/** `2 × Rohrventilator`, `2,5 m × Aluflexrohr`; unmatched text is kept as it came. */
function itemText(
  order: Order | null,
  id: string,
  { locale, remaining }: { locale: Locale; remaining: Amounts },
): string {
  const item = order?.items.find((each) => each.id === id)
  if (!item) return id
  // A declaration is accepted of what is returned already, too.
  const amount = fromThousandths(remaining.get(id) ?? 0) || item.amount
  return `${amountOfItem(order ? unitOfLine(order, id) : undefined, amount, locale)} ${item.name}`
}
