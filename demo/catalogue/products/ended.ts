import type { Plan } from '../plan.ts'
import { randomOf } from '../random.ts'

/** Discontinued, so not saleable; one product in 125. */
export function isEnded({ seed }: Plan): boolean {
  return randomOf(`${seed}:product`)() < 0.008
}
