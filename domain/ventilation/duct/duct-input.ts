import type { DuctKind } from './duct-flow.ts'
import { amountWithin, choiceOf, type Limits } from '../field-value.ts'
import { queryOfInvalidInputs, type InvalidInputs, invalidInputsOf } from '../invalid-inputs.ts'

/** Location of a duct, with its maximum air velocity in m/s (domain part 2.3). */
export const speedLimits = { home: 3, flat: 5, office: 6, industry: 11 } as const
export type DuctUse = keyof typeof speedLimits
export const ductUses = ['home', 'flat', 'office', 'industry'] as const

export const ductKinds = [
  'spiral',
  'plastic',
  'semiRigid',
  'aluFlex',
] as const satisfies readonly DuctKind[]

/** Standard diameters of round ducts in mm. */
export const ductDiameters = [
  63, 75, 80, 90, 100, 110, 120, 125, 150, 160, 180, 200, 224, 250, 280, 315, 355, 400, 450, 500,
  560, 630,
] as const

/** Parts with a pressure loss, in the direction of the air. */
export const ductParts = ['bends', 'valves', 'grilles', 'filters', 'dampers'] as const
export type DuctPart = (typeof ductParts)[number]

export interface DuctInput {
  /** m³/h */
  flow: number
  /** mm; null: the minimum for the velocity limit. */
  diameter: number | null
  use: DuctUse
  kind: DuctKind
  /** m */
  length: number
  parts: Record<DuctPart, number>
  refused?: InvalidInputs
}

export const flowLimits: Limits = { min: 5, max: 20_000, decimals: 0 }
export const lengthLimits: Limits = { min: 0, max: 300, decimals: 1 }
export const partLimits: Limits = { min: 0, max: 30, decimals: 0 }

const limits = {
  flow: flowLimits,
  length: lengthLimits,
  bends: partLimits,
  valves: partLimits,
  grilles: partLimits,
  filters: partLimits,
  dampers: partLimits,
}

const example = { flow: 150, length: 8, bends: 2, valves: 1, grilles: 1 } as const

/** Parses the input of the calculator; missing or invalid values are those of the example. */
export function ductInputOf(query: URLSearchParams): DuctInput {
  const amount = (name: DuctPart) => amountWithin(query.get(name), partLimits) ?? exampleOf(name)
  const requested = Number(query.get('diameter'))
  return {
    flow: amountWithin(query.get('flow'), flowLimits) ?? example.flow,
    diameter: ductDiameters.find((diameter) => diameter === requested) ?? null,
    use: choiceOf(ductUses, query.get('use')),
    kind: choiceOf(ductKinds, query.get('duct')),
    length: amountWithin(query.get('length'), lengthLimits) ?? example.length,
    parts: {
      bends: amount('bends'),
      valves: amount('valves'),
      grilles: amount('grilles'),
      filters: amount('filters'),
      dampers: amount('dampers'),
    },
    ...invalidInputsOf(query, limits),
  }
}

/** Canonical query, without defaults. */
export function queryOfDuct(input: DuctInput): [string, string][] {
  const { flow, diameter, use, kind, length, parts, refused } = input
  const all: [string, string, string][] = [
    ['flow', String(flow), String(example.flow)],
    ['diameter', diameter === null ? '' : String(diameter), ''],
    ['use', use, ductUses[0]],
    ['duct', kind, ductKinds[0]],
    ['length', String(length), String(example.length)],
    ...ductParts.map((name): [string, string, string] => [
      name,
      String(parts[name]),
      String(exampleOf(name)),
    ]),
  ]
  const changed = all.filter(([, value, usual]) => value !== usual)
  return [
    ...changed.map(([name, value]): [string, string] => [name, value]),
    ...queryOfInvalidInputs(refused),
  ]
}

function exampleOf(name: DuctPart): number {
  return name === 'filters' || name === 'dampers' ? 0 : example[name]
}
