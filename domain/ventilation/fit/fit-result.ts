/** Reasons why two variants fit. */
export type FitReason =
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
  | 'measures-it'
  | 'universal'

/** Reasons that mean damage or danger. */
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

/** Reasons why two variants do not fit. */
export const incompatibilityReasons = [
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
export type IncompatibilityReason = (typeof incompatibilityReasons)[number]

/** `unknown`: no rule applies, or a required figure is not stated. */
export type FitResult =
  | { outcome: 'fits'; reason: FitReason }
  | { outcome: 'incompatible'; reason: IncompatibilityReason }
  | { outcome: 'unknown' }

/** Result of one rule for a pair; null if it does not apply. */
export type RuleResult = FitResult | null

export const unknown: FitResult = { outcome: 'unknown' }

export function fits(reason: FitReason): FitResult {
  return { outcome: 'fits', reason }
}

export function incompatible(reason: IncompatibilityReason): FitResult {
  return { outcome: 'incompatible', reason }
}

/** Whether a pair is dangerous, rather than just incompatible. */
export function isDangerous(result: FitResult): boolean {
  const names: readonly string[] = dangers
  return result.outcome === 'incompatible' && names.includes(result.reason)
}
