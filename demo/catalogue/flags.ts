import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

/** A diameter that no backdraught damper is made in: whatever comes in it has a shutter of its own. */
const undampedSize = '120'

/** Whether a series has a yes/no property of its family. */
export function hasFlag({ family, seed, sizes }: Plan, code: string): boolean {
  if (code === 'backdraught' && code in family.flags && sizes.includes(undampedSize)) return true
  return randomOf(`${seed}:${code}`)() < (family.flags[code] ?? 0)
}
