import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

/** No backdraught damper exists in this diameter, so its products have an integrated shutter. */
const undampedSize = '120'

/** Whether a series has a boolean property of its family. */
export function hasFlag({ family, seed, sizes }: Plan, code: string): boolean {
  if (code === 'backdraught' && code in family.flags && sizes.includes(undampedSize)) return true
  return randomOf(`${seed}:${code}`)() < (family.flags[code] ?? 0)
}
