/** Why two variants go together. */
export type FitsBecause =
  | 'ends-join'
  | 'same-run'
  | 'same-opening'
  | 'carries-motor'
  | 'signal-understood'
  | 'switches-fan'
  | 'feeds-fan'
  | 'guards-heater'
  | 'moves-damper'
  | 'made-for-unit'
  | 'drains-unit'
  | 'fire-class'
  | 'like-for-like'
  | 'universal'

/** Reasons for which using both would damage something or somebody. */
const dangers = [
  'electronic-motor',
  'single-phase-motor',
  'supply-is-alternating',
  'voltage-differs',
  'current-too-high',
  'power-too-high',
  'explosion-protection',
  'static-charge',
  'too-hot',
  'fire-class-lower',
  'tested-as-a-whole',
] as const

/** Why two variants do not go together. */
export const misfits = [
  ...dangers,
  'size-differs',
  'ends-alike',
  'no-signal-input',
  'signal-differs',
  'no-contact',
  'made-for-another-unit',
  'filter-size-differs',
  'filter-class-lower',
  'has-an-actuator',
] as const
export type Misfit = (typeof misfits)[number]

/** `unknown`: no rule speaks of the two, or a figure that a rule needs is not stated. */
export type FitResult =
  | { outcome: 'fits'; because: FitsBecause }
  | { outcome: 'misfit'; because: Misfit }
  | { outcome: 'unknown' }

/** What one rule says of a pair; null where it does not speak of it. */
export type RuleResult = FitResult | null

export const unknown: FitResult = { outcome: 'unknown' }

export function fits(because: FitsBecause): FitResult {
  return { outcome: 'fits', because }
}

export function misfit(because: Misfit): FitResult {
  return { outcome: 'misfit', because }
}

/** Whether a pair would do harm, rather than just not go together. */
export function isDangerous(result: FitResult): boolean {
  const names: readonly string[] = dangers
  return result.outcome === 'misfit' && names.includes(result.because)
}
