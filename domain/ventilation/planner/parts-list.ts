import type { DuctLine } from './duct-layout.ts'
import { ductParts } from './duct-parts.ts'
import type { DwellingPlan } from './make-plan.ts'
import { type PlanPart, planPart, planPartKinds } from './plan-parts.ts'

/** Duct parts of a plan for a unit with this connection diameter; null: not stated. */
export function partsList(plan: DwellingPlan, unitDiameter: number | null): PlanPart[] {
  const isBalanced = plan.layout.pressure.supply > 0
  const own = isBalanced ? starParts(plan) : trunkParts(plan)
  return [...own, ...ductParts(plan, unitDiameter)]
    .filter(({ need }) => need > 0)
    .toSorted((a, b) => planPartKinds.indexOf(a.kind) - planPartKinds.indexOf(b.kind))
}

/** Categories that parts are in. */
export const partCategories: readonly string[] =
  'B3.1 C1 D1 D2 D3 D4 D5 D6 D8 E1.2 E2.1 E2.2 E4 E5 G1 L1 L2 L5 L7'.split(' ')

/** Waste per m of pipe. */
const waste = 1.05
/** Port counts of available manifolds. */
const ports = [6, 8, 10, 12, 15] as const
const valveDiameter = 125

/** From a manifold to each valve: pipes without joints. */
function starParts({ layout, balance }: DwellingPlan): PlanPart[] {
  const { branch } = layout
  const branches = layout.lines.filter(({ part }) => part === 'branch')
  const net = branches.reduce((sum, { pipes, input }) => sum + pipes * input.length, 0)
  const { long, rest } = rollsFor(net)
  const roll = (length: number) => ({
    category: 'B3.1',
    values: { dn: [branch], roll_length: [length] },
    covers: length,
  })
  const count = (stream: DuctLine['stream']) =>
    branches.filter((line) => line.stream === stream).reduce((sum, { pipes }) => sum + pipes, 0)
  const valves = (kind: 'valveSupply' | 'valveExtract', category: string, need: number) =>
    planPart(kind, { diameter: valveDiameter, need }, [
      { category, values: { dn: [valveDiameter] } },
    ])
  return [
    ...(['supply', 'extract'] as const).map((stream) => manifold(branch, count(stream))),
    planPart('pipe', { diameter: branch, need: long, unit: 'm' }, [roll(50), roll(20)]),
    planPart('pipeRest', { diameter: branch, need: rest, unit: 'm' }, [roll(20), roll(50)]),
    valves('valveSupply', 'E2.1', count('supply')),
    valves('valveExtract', 'E2.2', count('extract')),
    planPart('siphon', { need: balance.total > 0 ? 1 : 0 }, [{ category: 'L7' }]),
  ]
}

/** Pipe in m from rolls of 50 m, the rest from 20 m; no roll is added for the waste alone. */
export function rollsFor(net: number): { long: number; rest: number } {
  const metres = Math.ceil(waste * net)
  const over = metres % 50
  if (over > 20) return { long: metres - over + 50, rest: 0 }
  return { long: metres - over, rest: metres - over >= net ? 0 : over }
}

function manifold(branch: number, need: number): PlanPart {
  const enough = ports.filter((each) => each >= need)
  const sizes = [...enough, ...ports.filter((each) => each < need).toReversed()]
  return planPart(
    'manifold',
    { diameter: branch, need, unit: 'port' },
    sizes.map((each) => ({
      category: 'B3.1',
      values: { dn: [branch], ports: [each] },
      covers: each,
    })),
  )
}

/** Flow of one air inlet in m³/h. */
const inletFlow = 25

/** One duct with a tee per extract room and an end cap; fresh air comes through the walls. */
function trunkParts({ layout, balance }: DwellingPlan): PlanPart[] {
  const { branch, main } = layout
  const valves = layout.lines
    .filter(({ part }) => part === 'branch')
    .reduce((sum, { pipes }) => sum + pipes, 0)
  const inlets = balance.rooms
    .filter(({ stream }) => stream === 'supply')
    .reduce((sum, { flow }) => sum + Math.max(1, Math.ceil(flow / inletFlow)), 0)
  return [
    planPart('tee', { diameter: main, need: valves }, [
      { category: 'D2', values: { dn: [main], dn2: [branch] } },
      { category: 'D6', values: { dn: [main], dn2: [branch] } },
    ]),
    planPart('cap', { diameter: main, need: 1 }, [
      { category: 'D5', values: { dn: [main], end: ['male'] } },
      { category: 'D5', values: { dn: [main] } },
    ]),
    planPart('valveExtract', { diameter: branch, need: valves }, [
      { category: 'E2.2', values: { dn: [branch] } },
    ]),
    planPart('inlet', { need: inlets }, [
      { category: 'E4', ranges: { q_max: { from: inletFlow, to: null } } },
      { category: 'E4' },
    ]),
    planPart('damper', { diameter: main, need: 1 }, [{ category: 'D8', values: { dn: [main] } }]),
  ]
}
