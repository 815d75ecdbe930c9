import type { ProductFilter, CategoryKey } from '../fans/product-filter.ts'

/** End types: a spigot or nipple, a rigid duct, a socket, a hose, a flange. */
export const connectionEnds = ['male', 'pipe', 'female', 'hose', 'flange'] as const
export type ConnectionEnd = (typeof connectionEnds)[number]

/** What a male end fits into: ducts and sockets; hoses are pulled over it (domain part 2.4). */
const joints: readonly (readonly [ConnectionEnd, ConnectionEnd])[] = [
  ['male', 'pipe'],
  ['male', 'hose'],
  ['male', 'female'],
  ['flange', 'flange'],
]

/** Diameters in mm that are similar but do not fit; common mistakes (domain part 2.4). */
const confused: readonly (readonly [number, number])[] = [
  [120, 125],
  [150, 160],
]

/** Diameters in mm of available reducers. */
export const reducerDiameters = [80, 100, 125, 150, 160, 200, 250, 315, 355, 400] as const
/** Maximum size steps of one reducer. */
const longestStep = 3

/** Whether two ends of the same diameter fit directly. */
export function joinsDirectly(one: ConnectionEnd, other: ConnectionEnd): boolean {
  return joints.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}

/** The diameter in mm that one is often confused with; null if there is none. */
export function confusedWith(diameter: number): number | null {
  const pair = confused.find((each) => each.includes(diameter))
  return pair?.find((each) => each !== diameter) ?? null
}

/** One reducer. */
export interface Reduction {
  wide: number
  narrow: number
}

/** Reducers between two diameters in mm, two at most; null if that is not enough. */
export function reducersBetween(one: number, other: number): Reduction[] | null {
  const [narrow, wide] = one < other ? [one, other] : [other, one]
  if (narrow === wide) return []
  const sizes: readonly number[] = reducerDiameters
  const [low, high] = [sizes.indexOf(narrow), sizes.indexOf(wide)]
  if (low < 0 || high < 0) return null
  if (high - low <= longestStep) return [{ wide, narrow }]
  const between = sizes[high - longestStep]
  if (between === undefined || high - longestStep - low > longestStep) return null
  return [
    { wide, narrow: between },
    { wide: between, narrow },
  ]
}

/** A coupling of two like ends of a diameter in mm. */
export interface Coupling {
  size: number
  end: 'male' | 'female'
}

/** Whether two parts connect, and the parts needed between. */
export interface ConnectionPlan {
  outcome: 'fits' | 'coupling' | 'reducer' | 'flange' | 'none'
  reducers: Reduction[]
  couplings: Coupling[]
}

interface Port {
  /** mm */
  size: number
  end: ConnectionEnd
}

/** Finds how to connect two parts. Reducers have a male end on both sides (domain part 2.4). */
export function planConnection(one: Port, other: Port): ConnectionPlan {
  // A flange fits only another one of its size.
  if ((one.end === 'flange' || other.end === 'flange') && !isSame(one, other)) {
    return { outcome: 'flange', reducers: [], couplings: [] }
  }
  const reducers = reducersBetween(one.size, other.size)
  if (reducers === null) return { outcome: 'none', reducers: [], couplings: [] }
  if (reducers.length === 0) {
    if (joinsDirectly(one.end, other.end)) return { outcome: 'fits', reducers, couplings: [] }
    return { outcome: 'coupling', reducers, couplings: [couplingOf(one, other)] }
  }
  const [first, second] = reducers
  // Two reducers meet with male ends.
  const between: Coupling[] = first && second ? [{ size: first.narrow, end: 'female' }] : []
  const outer = [one, other].filter(({ end }) => !joinsDirectly(end, 'male'))
  return {
    outcome: 'reducer',
    reducers,
    couplings: [...between, ...outer.map(({ size }) => ({ size, end: 'female' as const }))],
  }
}

function isSame(one: Port, other: Port): boolean {
  return one.size === other.size && one.end === other.end
}

/** Two male ends need a socket, all other unfitting ones a nipple. */
function couplingOf(one: Port, other: Port): Coupling {
  const isMale = one.end === 'male' && other.end === 'male'
  return { size: one.size, end: isMale ? 'female' : 'male' }
}

const onMale: readonly CategoryKey[] = ['spiral', 'hoses', 'plasticDucts', 'clamps']
const onDuct: readonly CategoryKey[] = [
  'bends',
  'tees',
  'valves',
  'backdraught',
  'silencers',
  'ductFans',
]

/** Listing of products that fit an end of a diameter in mm. */
export function fittingProducts(end: ConnectionEnd, diameter: number): ProductFilter[] {
  const dn = [String(diameter)]
  const plain = (category: CategoryKey): ProductFilter => ({
    category,
    values: { dn },
    ranges: {},
  })
  const coupling = (own: Coupling['end']) => couplingProducts({ size: diameter, end: own })
  // Two like ends need a coupling of the other kind.
  if (end === 'male') return [...onMale.map(plain), coupling('female')]
  if (end === 'pipe') return [...onDuct.map(plain), coupling('male')]
  if (end === 'flange') return [plain('industrialFans'), { ...plain('flanges'), values: {} }]
  if (end === 'hose') return [...onDuct.map(plain), plain('clamps'), coupling('male')]
  return onDuct.map(plain)
}

/** Listing of a coupling. */
export function couplingProducts({ size, end }: Coupling): ProductFilter {
  return { category: 'couplings', values: { dn: [String(size)], end: [end] }, ranges: {} }
}

/** Listing of a reducer. */
export function reducerProducts({ wide, narrow }: Reduction): ProductFilter {
  return {
    category: 'reducers',
    values: { dn: [String(wide)], dn2: [String(narrow)] },
    ranges: {},
  }
}
