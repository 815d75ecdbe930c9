import type { Plan } from '../plan.ts'
import { characterOf, optionsOf } from './values.ts'

/** How a part ends where another one joins it. */
type End = 'pipe' | 'hose' | 'male' | 'female' | 'around' | 'flange' | 'flatPipe' | 'flatFitting' | 'coil' | 'coilSocket'

/** What joins what; a male end goes into a pipe, a female one over a male one. */
const joints: readonly (readonly [End, End])[] = [
  ['male', 'pipe'], ['male', 'hose'], ['male', 'female'], ['around', 'pipe'], ['around', 'hose'], ['around', 'male'], ['flange', 'flange'], ['flatPipe', 'flatFitting'],
  ['coil', 'coilSocket'],
]

const maleFamilies =
  'bath-axial bath-silent bath-radial bath-12v mixed-flow inline-radial acoustic-box fireplace-fan outlet roof-curb hrv-wall hrv-floor hrv-ceiling preheater bend-90 tee reducer saddle backdraught throttle grille-indoor louvre shutter valve-supply valve-extract air-inlet roof-terminal carbon filter-box silencer flex-silencer fire-damper fire-valve fire-shutoff hood wall-box electric-heater water-heater kit hrv-kit hrv-push-pull hrv-room hrv-pair'

const ends: Record<string, readonly End[]> = {
  ...Object.fromEntries(maleFamilies.split(' ').map((id) => [id, ['male'] as const])),
  spiral: ['pipe'], 'plastic-round': ['pipe'], 'alu-flex': ['hose'], 'insulated-flex': ['hose'], 'plastic-flex': ['hose'], 'flex-metre': ['hose'], clamp: ['around'],
  antivibration: ['female'], 'roof-h': ['male'], 'roof-v': ['male'], 'axial-duct': ['flange'], 'axial-wall': ['male'], 'rect-fan': ['flange'], 'rect-duct': ['flange'],
  baffle: ['flange'], 'flat-duct': ['flatPipe'], 'flat-fitting': ['flatFitting'], 'semi-rigid': ['coil'], 'semi-rigid-metre': ['coil'], manifold: ['coilSocket'],
}

/** Couplings and caps come with either end. */
const byOption = new Set(['coupling', 'end-cap'])

/** Ends of a series with the sizes they come in; null where nothing is joined to it. */
export function portsOf(plan: Plan): { sizes: readonly string[]; ends: readonly string[] } | null {
  const known = ports.get(plan)
  if (known !== undefined) return known
  const found = readPorts(plan)
  ports.set(plan, found)
  return found
}

const ports = new WeakMap<Plan, ReturnType<typeof readPorts>>()

function readPorts(plan: Plan) {
  const { family, sizes } = plan
  const own = byOption.has(family.id) ? optionsOf(plan, sizes[0] ?? null).map(({ id }) => id) : (ends[family.id] ?? [])
  if (!own.length) return null
  if (family.size?.code === 'dn' || family.size?.code === 'size_ab') return { sizes, ends: own }
  const picked = characterOf(plan).picked.get('dn')
  return picked ? { sizes: picked, ends: own } : null
}

/** Sizes in which two series join; empty where their ends do not. */
export function sharedSizes(one: Plan, other: Plan): string[] {
  const [a, b] = [portsOf(one), portsOf(other)]
  if (!a || !b || !a.ends.some((end) => b.ends.some((next) => joins(end, next)))) return []
  return a.sizes.filter((size) => b.sizes.includes(size))
}

function joins(a: string, b: string): boolean {
  return joints.some(([x, y]) => (x === a && y === b) || (x === b && y === a))
}
