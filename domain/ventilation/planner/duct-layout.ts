import { smallestDiameter, velocity } from '../duct/duct-flow.ts'
import { ductDiameters, type DuctInput } from '../duct/duct-input.ts'
import { type DuctRun, ductRun } from '../duct/duct-run.ts'
import type { AirBalance, RoomAir } from './air-balance.ts'
import type { PlanInput } from './plan-input.ts'

/** A duct line between two points of the plan. */
export interface DuctLine {
  /** From the unit to the outside, from the unit to the rooms, to one room. */
  part: 'outside' | 'main' | 'branch'
  stream: 'supply' | 'extract'
  /** Index of the branch's room. */
  room: number | null
  /** Parallel pipes, each with a valve. */
  pipes: number
  /** Continuous flow in one pipe in m³/h. */
  flow: number
  /** Continuous velocity in m/s. */
  speed: number
  /** One pipe at the highest level, as input of the pressure loss calculator. */
  input: DuctInput
  run: DuctRun
}

export interface DuctLayout {
  lines: DuctLine[]
  /** Diameters in mm of the branches, and beside the unit. */
  branch: number
  main: number
  /**
   * Pressure loss in Pa of each stream's worst path at the highest level; supply is 0 if air comes
   * through walls.
   */
  pressure: { supply: number; extract: number }
}

/** Duct diameters in mm with all fittings, silencers and grilles on sale. */
export const mainDiameters = [100, 125, 160, 200, 250, 315] as const
/** Diameters of semi-rigid pipe in mm. */
export const pipeDiameters = [75, 90] as const
const branchDiameters = [80, 100, 125, 160] as const

/** Smallest branch in mm with tees or saddles for each duct size. */
const leastBranch: Record<number, number> = { 200: 125, 250: 160, 315: 160 }

/**
 * Maximum continuous velocity of branches in m/s; at the highest level the calculator's limit
 * applies (home: 3).
 */
const quietBranch = 2
const maxSpeed = 3

/** Pressure loss of wall air inlets in Pa. */
const inletLoss = 8

/** Maximum quiet flow of the largest duct in m³/h. */
export const largestFlow = Math.floor((velocity(1, 315) ** -1 * maxSpeed) / 5) * 5

/** All duct lines with diameter, velocity and pressure loss. */
export function ductLayout(input: PlanInput, { rooms, total, boost }: AirBalance): DuctLayout {
  const isBalanced = input.system === 'recovery'
  const served = rooms
    .map((air, index) => ({ air, index }))
    .filter(({ air }) => air.stream === 'extract' || (isBalanced && air.stream === 'supply'))
  const sizes = isBalanced ? pipeDiameters : branchDiameters
  const pipesOf = (air: RoomAir) => pipesFor(air, sizes.at(-1) ?? 0)
  const main = mainDiameters.find((size) => size >= smallestDiameter(boost, maxSpeed)) ?? 315
  const branch = Math.max(
    isBalanced ? sizes[0] : (leastBranch[main] ?? sizes[0]),
    ...served.map(({ air }) => sizeFor(air, pipesOf(air), sizes)),
  )
  const branches = served.map(({ air, index }) =>
    lineOf({
      part: 'branch',
      stream: air.stream ?? 'extract',
      room: index,
      pipes: pipesOf(air),
      flow: air.flow / pipesOf(air),
      boost: air.boost / pipesOf(air),
      diameter: branch,
      kind: isBalanced ? 'semiRigid' : 'spiral',
      length: air.room.length ?? branchLength(input),
      // A throttle at the manifold; a tee counts like a bend.
      parts: isBalanced ? { valves: 1, dampers: 1, bends: 2 } : { valves: 1, bends: 3 },
    }),
  )
  const streams = isBalanced ? (['supply', 'extract'] as const) : (['extract'] as const)
  const beside = streams.flatMap((stream) => {
    const common = { stream, room: null, pipes: 1, flow: total, boost, diameter: main } as const
    return [
      lineOf({
        ...common,
        part: 'main',
        kind: 'spiral',
        length: input.main ?? mainLength(input),
        parts: { bends: 1 },
      }),
      lineOf({
        ...common,
        part: 'outside',
        kind: 'spiral',
        length: input.outside ?? outsideLength(input),
        // An exhaust fan has a damper against the wind.
        parts: isBalanced ? { bends: 2, grilles: 1 } : { bends: 1, grilles: 1, dampers: 1 },
      }),
    ]
  })
  const lines = [...beside, ...branches]
  return {
    lines,
    branch,
    main,
    pressure: {
      supply: isBalanced ? pressureOf(lines, 'supply') : 0,
      extract: pressureOf(lines, 'extract') + (isBalanced ? 0 : inletLoss),
    },
  }
}

/** Estimated length: half of the flat plus allowances, and down to the other storeys. */
export function branchLength({ rooms, storeys }: PlanInput): number {
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const side = Math.sqrt(area / storeys)
  return Math.round((0.7 * side + 2 + 1.5 * (storeys - 1)) * 2) / 2
}

export function mainLength({ storeys }: Pick<PlanInput, 'storeys'>): number {
  return 2 + 1.5 * (storeys - 1)
}

export function outsideLength({ system }: Pick<PlanInput, 'system'>): number {
  return system === 'recovery' ? 3 : 4
}

interface LineDraft {
  part: DuctLine['part']
  stream: DuctLine['stream']
  room: number | null
  pipes: number
  flow: number
  boost: number
  diameter: number
  kind: DuctInput['kind']
  length: number
  parts: Partial<DuctInput['parts']>
}

const noParts = { bends: 0, valves: 0, grilles: 0, filters: 0, dampers: 0 }

function lineOf({ boost, diameter, kind, length, parts, ...line }: LineDraft): DuctLine {
  const input: DuctInput = {
    // The calculator takes whole m³/h, five at least.
    flow: Math.max(5, Math.ceil(boost)),
    diameter: ductDiameters.find((size) => size === diameter) ?? null,
    use: 'home',
    kind,
    length,
    parts: { ...noParts, ...parts },
  }
  return { ...line, speed: velocity(line.flow, diameter), input, run: ductRun(input) }
}

/** Pressure loss in Pa of a stream's worst branch and its common part. */
function pressureOf(lines: readonly DuctLine[], stream: DuctLine['stream']): number {
  const own = lines.filter((line) => line.stream === stream)
  const sum = (part: DuctLine['part']) => own.filter((line) => line.part === part)
  const worst = Math.max(0, ...sum('branch').map(({ run }) => run.total))
  const beside = [...sum('main'), ...sum('outside')]
  return beside.reduce((all, { run }) => all + run.total, worst)
}

function pipesFor({ flow, boost }: RoomAir, widest: number): number {
  const perPipe = (speed: number) => velocity(1, widest) ** -1 * speed
  return Math.max(1, Math.ceil(flow / perPipe(quietBranch)), Math.ceil(boost / perPipe(maxSpeed)))
}

function sizeFor({ flow, boost }: RoomAir, pipes: number, sizes: readonly number[]): number {
  const least = Math.max(
    smallestDiameter(flow / pipes, quietBranch),
    smallestDiameter(boost / pipes, maxSpeed),
  )
  return sizes.find((size) => size >= least) ?? sizes.at(-1) ?? 0
}
