import type { CalculatorKind } from '../calculators.ts'

/** Where a problem is explained. Apart from its words, which are not for browsers. */
interface ProblemHelp {
  calculator: CalculatorKind
  /** The fan adviser's questions come first. */
  hasAdviser: boolean
}

export const problemHelp = {
  mould: { calculator: 'air', hasAdviser: true },
  smell: { calculator: 'air', hasAdviser: true },
  damp: { calculator: 'air', hasAdviser: true },
  draught: { calculator: 'air', hasAdviser: false },
  noise: { calculator: 'noise', hasAdviser: false },
  size: { calculator: 'air', hasAdviser: true },
} satisfies Record<string, ProblemHelp>

export type ProblemCode = keyof typeof problemHelp
