import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from '../account/customer.ts'
import { verifyPassword } from './password.ts'
import { budgets } from '../budget/budgets.ts'
import { resetBudget, spendBudget } from '../budget/spend-budget.ts'

/** Reauthentication before irreversible actions; a stolen session is not enough. */
export async function requirePassword(
  db: D1Database,
  caller: Caller,
  customer: CustomerRow,
  password: string,
  field: string,
): Promise<void> {
  await spendBudget(db, caller, budgets.loginNetwork, caller.network)
  await spendBudget(db, caller, budgets.password, customer.email)
  if (!(await verifyPassword(password, customer.password))) {
    throw new Refusal(422, { key: 'wrongPassword', code: 'wrong_password', field })
  }
  await resetBudget(db, budgets.password, customer.email)
}
