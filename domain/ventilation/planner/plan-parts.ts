import type { FanSearch } from '../adviser/fan-searches.ts'

/** Part kinds besides the unit, in list order. */
export const planPartKinds = [
  'manifold',
  'pipe',
  'pipeRest',
  'duct',
  'bend',
  'tee',
  'cap',
  'reducer',
  'nipple',
  'silencer',
  'valveSupply',
  'valveExtract',
  'inlet',
  'damper',
  'terminal',
  'clamp',
  'insulation',
  'siphon',
  'tape',
] as const
export type PlanPartKind = (typeof planPartKinds)[number]

/** A part of the plan, with its category. */
export interface PlanPart {
  kind: PlanPartKind
  /** mm; null if it has none. */
  diameter: number | null
  /** Required quantity: pieces, or metres, m² or ports by `unit`. */
  need: number
  unit: 'piece' | 'm' | 'm²' | 'port'
  /** Alternatives, the first available one is used; one covers this much of the quantity. */
  choices: readonly { search: FanSearch; covers: number }[]
}

export interface PartChoice {
  category: string
  values?: Record<string, readonly (string | number)[]>
  ranges?: FanSearch['ranges']
  covers?: number
}

/** A part with its alternatives as searches. */
export function planPart(
  kind: PlanPartKind,
  {
    diameter = null,
    need,
    unit = 'piece',
  }: { diameter?: number | null; need: number; unit?: PlanPart['unit'] },
  choices: readonly PartChoice[],
): PlanPart {
  return {
    kind,
    diameter,
    need: Math.ceil(need * 10) / 10,
    unit,
    choices: choices.map(({ category, values = {}, ranges = {}, covers = 1 }) => ({
      covers,
      search: {
        categoryId: category,
        ranges,
        values: Object.fromEntries(
          Object.entries(values).map(([code, ids]) => [code, ids.map(String)]),
        ),
      },
    })),
  }
}

/** Number of pieces to buy. */
export function pieceCount(need: number, covers: number): number {
  return Math.max(1, Math.ceil(Number((need / covers).toFixed(6))))
}
