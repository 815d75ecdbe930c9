import type { Plan } from '../plan.ts'
import { characterOf } from './values.ts'

const known = new WeakMap<Plan, readonly string[]>()

/** Connection sizes of a series, computed without its variants; none if it has no connection. */
export function joinedSizes(plan: Plan): readonly string[] {
  const found = known.get(plan) ?? readSizes(plan)
  known.set(plan, found)
  return found
}

function readSizes(plan: Plan): readonly string[] {
  const code = plan.family.size?.code
  if (code === 'dn' || code === 'size_ab') return plan.sizes
  return plan.family.picks['dn'] ? (characterOf(plan).picked.get('dn') ?? []) : []
}
