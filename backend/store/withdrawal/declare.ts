import type { Withdrawal, WithdrawalForm } from '../../../domain/contract/store-withdrawal.ts'
import type { Locale } from '../../../domain/locale.ts'
import { fill } from '../../../domain/locales/fill.ts'
import type { Order } from '../../../domain/order/order.ts'
import { normaliseText } from '../../../domain/validation/normalise.ts'
import { orderDeadline } from '../../../domain/order/withdrawal.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { senderOf } from '../../mail/sender.ts'
import { staffSender } from '../../mail/staff-sender.ts'
import { isSuppressed } from '../../mail/sending/suppression.ts'
import { withdrawalNotice } from '../../mail/withdrawal-notice.ts'
import { withdrawalReceipt } from '../../mail/withdrawal-receipt.ts'
import type { Caller } from '../../request/caller.ts'
import { textsOf } from '../../locales/texts-of.ts'
import { amountOfItem } from '../../texts/unit-amount.ts'
import { unitOfLine } from '../../texts/unit-of-line.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import { findCustomer } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendBudget } from '../budget/spend-budget.ts'
import { findWithdrawal } from './find-withdrawal.ts'
import { insertWithdrawal } from './insert-withdrawal.ts'
import { type EarlierWithdrawals, earlierWithdrawals } from './earlier-withdrawals.ts'
import { matchOrder } from './match-order.ts'
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
  const receivedAt = new Date().toISOString()
  const own = matched.match === 'order' ? matched.order : null
  const [isUndeliverable, remaining, before] = await Promise.all([
    isSuppressed(db, form.email),
    remainingOf(db, form, own),
    own && earlierWithdrawals(db, own.id, receivedAt),
  ])
  const facts = { locale: caller.locale, merchant, remaining, before, receivedAt }
  const withdrawal = withdrawalOf(form, own, facts)
  const { email } = withdrawal
  const { itemIds = [] } = form
  const { locale } = caller
  const staff = staffSender(merchant, config)
  try {
    await db.batch([
      insertWithdrawal(db, { withdrawal, matched, attemptKey, itemIds, locale }),
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
        locale: staff.locale,
        ...withdrawalNotice(staff, withdrawal, {
          ...matched,
          isUndeliverable,
        }),
      }),
    ])
  } catch (error) {
    const existingWithdrawal = await findWithdrawal(db, 'attempt_key', attemptKey)
    if (existingWithdrawal) return existingWithdrawal
    throw error
  }
  return withdrawal
}

interface Facts {
  locale: Locale
  merchant: Merchant
  remaining: Amounts
  before: EarlierWithdrawals | null
  receivedAt: string
}

function withdrawalOf(form: WithdrawalForm, own: Order | null, facts: Facts): Withdrawal {
  const { merchant, before, receivedAt } = facts
  return {
    reference: crypto.randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase(),
    token: newToken(),
    name: normaliseText(form.name),
    orderCode: normaliseText(form.orderCode),
    email: form.email,
    items: (form.itemIds ?? []).map((id) => itemText(own, id, facts)),
    goods: form.goods ?? '',
    receivedAt,
    matched: own !== null,
    business: Boolean(own?.business),
    deadline: own && orderDeadline(own, merchant.promises.withdrawalDays),
    ...(before && before.shown.length > 0 && { earlier: before.shown }),
  }
}

type Amounts = ReadonlyMap<string, number>

/** What is left of the lines of a partial withdrawal, in thousandths. */
async function remainingOf(
  db: D1Database,
  { itemIds = [] }: WithdrawalForm,
  own: Order | null,
): Promise<Amounts> {
  return own && itemIds.length > 0 ? remainingAmounts(db, own) : new Map<string, number>()
}

/** `2 × Rohrventilator`, `2,5 m × Aluflexrohr`; unmatched text is kept as it came. */
function itemText(order: Order | null, id: string, { locale, remaining, before }: Facts): string {
  const item = order?.items.find((each) => each.id === id)
  if (!item) return id
  // A declaration is accepted of what is returned already, too.
  const amount = fromThousandths(remaining.get(id) ?? 0) || item.amount
  const named = `${amountOfItem(order ? unitOfLine(order, id) : undefined, amount, locale)} ${item.name}`
  return before?.include(id) ? fill(textsOf(locale).mail.withdrawal.again, { item: named }) : named
}
