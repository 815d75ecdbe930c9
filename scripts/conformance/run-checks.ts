import { callGroups, type CallGroupName } from '../contract/call-groups.ts'
import { afterOrderChecks } from './after-order-checks.ts'
import { cartChecks } from './cart-checks.ts'
import { catalogueChecks } from './catalogue-checks.ts'
import type { Check, CheckOptions, Found } from './check.ts'
import { contentChecks } from './content-checks.ts'
import { customerChecks } from './customer-checks.ts'
import { orderChecks } from './order-checks.ts'
import { pickUpChecks } from './pick-up-checks.ts'
import { type Target, UpstreamClient } from './upstream-client.ts'
import { Absent, Skipped, Violation } from './outcomes.ts'

export interface CheckResult {
  name: string
  group: CallGroupName
  outcome: 'kept' | 'violated' | 'absent' | 'skipped'
  /** What was answered instead, which call is missing, or what the check needs. */
  detail: string
}

/** In this order: each finds what the following ones ask for. */
export const checks: readonly Check[] = [
  ...catalogueChecks,
  ...contentChecks,
  ...cartChecks,
  ...pickUpChecks,
  ...orderChecks,
  ...afterOrderChecks,
  ...customerChecks,
]

/** Compares CMS and store with the contract, one call after the other. */
export async function runChecks(target: Target, options: CheckOptions): Promise<CheckResult[]> {
  const client = new UpstreamClient(target)
  const found: Found = { key: crypto.randomUUID() }
  const results: CheckResult[] = []
  for (const check of checks) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    const result = await resultOf(check, () => check.run(client, found, options))
    results.push(result)
  }
  return results
}

async function resultOf({ name, group }: Check, run: () => Promise<void>): Promise<CheckResult> {
  const result = (outcome: CheckResult['outcome'], detail: string) => ({
    name,
    group,
    outcome,
    detail,
  })
  try {
    await run()
    return result('kept', '')
  } catch (error) {
    if (error instanceof Skipped) return result('skipped', error.message)
    if (error instanceof Violation) return result('violated', error.message)
    if (!(error instanceof Absent)) throw error
    const { need, without } = callGroups[group]
    const isNeeded = need === 'required' && group !== 'login'
    return isNeeded
      ? result('violated', `${error.message} is answered with 404; ${without}`)
      : result('absent', `${error.message} is answered with 404: ${without}`)
  }
}
