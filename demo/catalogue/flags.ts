import type { Plan } from './plan.ts'
import { randomOf } from './random.ts'

/** Whether a series has a yes/no property of its family. */
export function hasFlag({ family, seed }: Plan, code: string): boolean {
  return randomOf(`${seed}:${code}`)() < (family.flags[code] ?? 0)
}
