import type { FanSearch } from '../adviser/fan-searches.ts'

/** What is built in besides the unit, in the order in which it is listed. */
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

/** A part of the plan, and where in the shop it is. */
export interface PlanPart {
  kind: PlanPartKind
  /** mm; null where it has none. */
  diameter: number | null
  /** So much is needed: pieces, or metres, m² or ports where `unit` says so. */
  need: number
  unit: 'piece' | 'm' | 'm²' | 'port'
  /** The first that the shop has is taken; one of them covers so much of the need. */
  choices: readonly { search: FanSearch; covers: number }[]
}

export interface PartChoice {
  category: string
  values?: Record<string, readonly (string | number)[]>
  ranges?: FanSearch['ranges']
  covers?: number
}

/** A part with its choices as searches. */
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

/** Pieces to be bought of a choice. */
export function piecesOf(need: number, covers: number): number {
  return Math.max(1, Math.ceil(Number((need / covers).toFixed(6))))
}
