import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { resetBudget, spendBudget } from '../budget/spend-budget.ts'

/**
 * Counts a sign-in attempt. A known device of the account has its own counter; unknown devices are
 * counted per network, and together. So strangers cannot lock out the owner's device.
 */
export async function countLogin(db: D1Database, caller: Caller, email: string): Promise<void> {
  await spendBudget(db, caller, budgets.login, loginSubject(caller, email))
  if (caller.knownDevice !== null) return
  await spendBudget(db, caller, budgets.loginNetwork, caller.network)
  // Last, so that one network, refused above, cannot exhaust the shared budget.
  await spendBudget(db, caller, budgets.loginStrangers, email)
}

/** A correct password resets the counter of its device or network. */
export async function forgetLogins(db: D1Database, caller: Caller, email: string): Promise<void> {
  await resetBudget(db, budgets.login, loginSubject(caller, email))
}

function loginSubject({ knownDevice, network }: Caller, email: string): string {
  return `${email} ${knownDevice === null ? network : `device ${knownDevice}`}`
}
