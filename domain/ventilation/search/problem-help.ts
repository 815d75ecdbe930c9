import type { CalculatorKind } from '../calculators.ts'

/** Where a problem is explained. Apart from its words, which are not for browsers. */
interface ProblemHelp {
  /** Null if nothing is to be calculated. */
  calculator: CalculatorKind | null
  /** The fan adviser's questions come first. */
  hasAdviser: boolean
}

export const problemHelp = {
  mould: { calculator: 'air', hasAdviser: true },
  smell: { calculator: 'air', hasAdviser: true },
  damp: { calculator: 'air', hasAdviser: true },
  draught: { calculator: 'air', hasAdviser: false },
  noise: { calculator: 'noise', hasAdviser: false },
  running: { calculator: null, hasAdviser: false },
  broken: { calculator: null, hasAdviser: false },
  insects: { calculator: null, hasAdviser: false },
  size: { calculator: 'air', hasAdviser: true },
} satisfies Record<string, ProblemHelp>

export type ProblemCode = keyof typeof problemHelp
