import type { FitFacts } from './fit-facts.ts'
import { type FitResult, isDangerous, type RuleResult, unknown } from './fit-result.ts'
import { changeFrequency, lowerVoltage, fitsControlSignal } from './rules/control-speed.ts'
import {
  feedFan,
  guardHeater,
  moveDamper,
  shareSignal,
  switchFan,
} from './rules/feed-and-switch.ts'
import { joinEnds } from './rules/join-ends.ts'
import { bearHeat, keepExplosionSafe, resistFire } from './rules/protect.ts'
import { drainUnit, fitsAnywhere, madeForUnit, measureAt } from './rules/serve-unit.ts'

type Rule = (part: FitFacts, other: FitFacts) => RuleResult

/** Each rule concerns a pair of variants; safety rules come first. */
const rules: readonly Rule[] = [
  keepExplosionSafe,
  bearHeat,
  resistFire,
  lowerVoltage,
  changeFrequency,
  fitsControlSignal,
  switchFan,
  feedFan,
  shareSignal,
  guardHeater,
  moveDamper,
  madeForUnit,
  drainUnit,
  measureAt,
  fitsAnywhere,
  joinEnds,
]

/**
 * Whether two variants fit, and why or why not; symmetric. One forbidding rule outweighs all
 * allowing ones; a danger outweighs mere incompatibility.
 */
export function checkFit(one: FitFacts, other: FitFacts): FitResult {
  let found: FitResult | null = null
  for (const rule of rules) {
    for (const result of [rule(one, other), rule(other, one)]) {
      if (!result) continue
      if (isDangerous(result)) return result
      if (!found || (result.outcome === 'incompatible' && found.outcome !== 'incompatible'))
        found = result
    }
  }
  return found ?? unknown
}
