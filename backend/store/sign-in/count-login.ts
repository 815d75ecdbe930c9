import type { Caller } from '../../request/caller.ts'
import { budgets } from '../budget/budgets.ts'
import { resetBudget, spend } from '../budget/spend.ts'

/**
 * Counts a try to sign in. A device that the account was signed in with before has a count of its
 * own; strangers are counted by their network, and all of them together. Whatever strangers do, the
 * owner's device gets in with the right password.
 */
export async function countLogin(db: D1Database, caller: Caller, email: string): Promise<void> {
  await spend(db, caller, budgets.login, loginSubject(caller, email))
  if (caller.knownDevice !== null) return
  await spend(db, caller, budgets.loginNetwork, caller.network)
  // Last, so that one network alone, refused above, cannot use up what all strangers have.
  await spend(db, caller, budgets.loginStrangers, email)
}

/** After the right password the count of its device or network begins anew. */
export async function forgetLogins(db: D1Database, caller: Caller, email: string): Promise<void> {
  await resetBudget(db, budgets.login, loginSubject(caller, email))
}

function loginSubject({ knownDevice, network }: Caller, email: string): string {
  return `${email} ${knownDevice === null ? network : `device ${knownDevice}`}`
}
