import type { DuctLine } from './duct-layout.ts'
import type { DwellingPlan } from './make-plan.ts'
import { type PlanPart, planPart } from './plan-parts.ts'

/** Length of one spiral duct in m, the most common first. */
const lengths = [2, 3, 1, 1.5] as const
/** Distance between clamps in m. */
const clampDistance = 1.5
/** Joints per roll of tape. */
const jointsOfRoll = 20

/** Rigid ducts by diameter, with their fittings, clamps, silencers and ends. */
export function ductParts(plan: DwellingPlan, unitDiameter: number | null): PlanPart[] {
  const { lines, main, pressure } = plan.layout
  const isBalanced = pressure.supply > 0
  const rigid = lines.filter(({ input }) => input.kind === 'spiral')
  const beside = rigid.filter(({ part }) => part !== 'branch')
  const streams = isBalanced ? 2 : 1
  // One on each side of the unit; connected by a short duct, because both ends are male (EN 1506).
  const own = unitDiameter ?? main
  const adapters = own === main ? 0 : streams * 2
  const bends = (line: DuctLine) => line.pipes * (line.input.kind === 'spiral' ? bendsOf(line) : 0)
  const joints = rigid.reduce((sum, line) => sum + 2 * line.pipes + 2 * bends(line), 0)
  const outside = beside.filter(({ part }) => part === 'outside')
  return [
    ...sizesOf(rigid).flatMap(({ diameter, lines: same }) => [
      duct(diameter, metresOf(same)),
      planPart('bend', { diameter, need: same.reduce((sum, line) => sum + bends(line), 0) }, [
        { category: 'D1', values: { dn: [diameter], angle: [90] } },
      ]),
      planPart('nipple', { diameter, need: nipplesOf(same) }, [
        { category: 'D4', values: { dn: [diameter], end: ['male'] } },
      ]),
      planPart('clamp', { diameter, need: clampsOf(same) }, [
        { category: 'L1', values: { dn: [diameter] } },
      ]),
    ]),
    duct(own, adapters * 0.25),
    reducer(Math.max(main, own), Math.min(main, own), adapters),
    planPart('silencer', { diameter: main, need: streams }, [
      { category: 'G1', values: { dn: [main], length: [900] } },
      { category: 'G1', values: { dn: [main] } },
    ]),
    planPart('terminal', { diameter: main, need: streams }, [
      ...(isBalanced ? [] : [{ category: 'E5', values: { dn: [main] } }]),
      { category: 'E1.2', values: { dn: [main] } },
    ]),
    // Closed-cell: surfaces below room temperature must not absorb moisture.
    planPart('insulation', { need: coldSurface(outside, main), unit: 'm²' }, [
      { category: 'L5', values: { material: ['elastomer'], roll_length: [10] }, covers: 10 },
      { category: 'L5', values: { material: ['elastomer'], roll_length: [5] }, covers: 5 },
    ]),
    planPart('tape', { need: Math.ceil(joints / jointsOfRoll) }, [{ category: 'L2' }]),
  ]
}

function duct(diameter: number, need: number): PlanPart {
  return planPart(
    'duct',
    { diameter, need, unit: 'm' },
    (need < 1 ? [1, 1.5, 2, 3] : lengths).map((metres) => ({
      category: 'C1',
      values: { dn: [diameter], length: [metres * 1000] },
      covers: metres,
    })),
  )
}

function reducer(large: number, small: number, need: number): PlanPart {
  return planPart('reducer', { diameter: large, need }, [
    { category: 'D3', values: { dn: [large], dn2: [small] } },
  ])
}

/** One of the calculated bends of a branch is the tee. */
function bendsOf({ part, input }: DuctLine): number {
  return part === 'branch' ? input.parts.bends - 1 : input.parts.bends
}

function sizesOf(lines: readonly DuctLine[]): { diameter: number; lines: DuctLine[] }[] {
  const sizes = [...new Set(lines.map(({ run }) => run.diameter))].toSorted((a, b) => b - a)
  return sizes.map((diameter) => ({
    diameter,
    lines: lines.filter(({ run }) => run.diameter === diameter),
  }))
}

function metresOf(lines: readonly DuctLine[]): number {
  return lines.reduce((sum, { pipes, input }) => sum + pipes * input.length, 0)
}

/** Two lengths are joined by a nipple, which fits into both. */
function nipplesOf(lines: readonly DuctLine[]): number {
  return lines.reduce(
    (sum, { pipes, input }) => sum + pipes * Math.max(0, Math.ceil(input.length / lengths[0]) - 1),
    0,
  )
}

function clampsOf(lines: readonly DuctLine[]): number {
  return lines.reduce(
    (sum, { pipes, input }) => sum + pipes * Math.max(1, Math.ceil(input.length / clampDistance)),
    0,
  )
}

/** Insulation in m² around ducts colder than their rooms, including the mat's thickness. */
function coldSurface(outside: readonly DuctLine[], diameter: number): number {
  return metresOf(outside) * Math.PI * (diameter / 1000 + 0.04)
}
