import { hasHits, type Matches } from '../../catalog/matches.ts'
import type { Dictionary } from '../../catalog/products/dictionary.ts'
import type { FacetNarrowing } from './facet-narrowing.ts'
import { facetNarrowing } from './facet-narrowing.ts'
import type { ReadFacet } from './read-facet.ts'
import { distanceOf } from '../value-distance.ts'
import type { RelaxedMatch } from '../understood-query.ts'

interface Search {
  narrowingOf: (facet: ReadFacet) => FacetNarrowing
  matchesWith: (facets: readonly ReadFacet[]) => Matches[]
  dictionary: Dictionary
  /** The products are named, by kind or by words. */
  isNamed: boolean
}

interface Nearest {
  matches: Matches[]
  facets: Map<ReadFacet, RelaxedMatch>
}

/** Order in which facets are dropped: a colour before a class, and sizes last. */
const order = [
  'price',
  'color_ral',
  'lpa',
  'bearing',
  'warranty',
  'equipment',
  'ctrl',
  'backdraught',
  'gasket',
  'rubber',
  'insect_net',
  't_max',
  'material',
  'length',
  'roll_length',
  'tape_length',
  'roll_width',
  'side',
  'mounting',
  'ip',
  'motor',
  'p_el',
  'q_max',
  'dp_max',
  'reaches',
  'wall_thk',
  'ins_thk',
  'attenuation',
  'end',
  'pieces',
  'pockets',
  'hood_length',
  'width',
  'heat_source',
  'p_heat',
  'p_motor',
  'i_ctrl',
  'torque',
  'ctrl_signal',
  'fuse_temp',
  'actuator',
  'u',
  'filter_iso',
  'filter_en779',
  'filter_dim',
  'fire_class',
  'angle',
  'size_ab',
  'dn2',
  'dn',
]

/** For these the next value may do. */
const sizes = new Set(
  'dn dn2 angle length roll_length roll_width tape_width tape_length plate rotor width hood_length drain_dn ports slots volume pieces ins_thk wall_thk i_ctrl torque p_heat p_motor fuse_temp ip size_ab filter_dim filter_iso'.split(
    ' ',
  ),
)

/** Of pipes, hoses and tapes: one of them is meant by `5 m`. */
const lengths = new Set(['length', 'roll_length', 'tape_length'])

/** Never dropped: filters of another unit do not fit. */
const firm = new Set(['unit_model'])

/**
 * Hits of a query that nothing matches completely: with one facet at its nearest value, or with as
 * few facets dropped as possible.
 */
export function nearestFacet(facets: readonly ReadFacet[], search: Search): Nearest | null {
  const place = ({ any }: ReadFacet) => (order.indexOf(any[0].code) + order.length) % order.length
  const soft = facets
    .filter(({ any }) => !firm.has(any[0].code))
    .toSorted((a, b) => place(a) - place(b))
  const strict = facets.filter((facet) => !soft.includes(facet))
  for (const facet of soft) {
    const others = facets.filter((each) => each !== facet)
    const matches = search.matchesWith(others)
    if (!hasHits(matches)) continue
    if (others.length === 0 && !search.isNamed) continue
    const nearest = nearestValue(facet, matches, search)
    if (!nearest) return { matches, facets: new Map([[facet, { instead: null }]]) }
    const matchesNearest = search.matchesWith([...others, nearest])
    return { matches: matchesNearest, facets: new Map([[facet, { instead: nearest }]]) }
  }
  // What nothing has even alone does not count against the rest.
  const hopeless = soft.filter((facet) => !hasHits(search.matchesWith([facet])))
  if (hopeless.length > 0 && hopeless.length < facets.length) {
    const rest = facets.filter((facet) => !hopeless.includes(facet))
    const matches = search.matchesWith(rest)
    const found = hasHits(matches)
      ? { matches, facets: new Map<ReadFacet, RelaxedMatch>() }
      : nearestFacet(rest, search)
    if (found) return withNearest(hopeless, rest, { found, search })
  }
  // Without a product name at least one requirement has to be left.
  const maxDropped = search.isNamed || strict.length > 0 ? soft.length : soft.length - 1
  for (const dropped of [...pairsOf(soft), ...beginningsOf(soft)]) {
    if (dropped.length > maxDropped) break
    const rest = facets.filter((facet) => !dropped.includes(facet))
    const matches = search.matchesWith(rest)
    if (!hasHits(matches)) continue
    return withNearest(dropped, rest, { found: { matches, facets: new Map() }, search })
  }
  return null
}

/** Any two, the least important first. */
function pairsOf(soft: readonly ReadFacet[]): ReadFacet[][] {
  return soft.flatMap((second, at) => soft.slice(0, at).map((first) => [first, second]))
}

/** The first three, four and so on. */
function beginningsOf(soft: readonly ReadFacet[]): ReadFacet[][] {
  return soft.slice(2).map((_, at) => soft.slice(0, at + 3))
}

/** Each of the dropped facets at its nearest value, as far as it has one. */
function withNearest(
  dropped: readonly ReadFacet[],
  rest: readonly ReadFacet[],
  { found, search }: { found: Nearest; search: Search },
): Nearest {
  let { matches } = found
  const facets = new Map(found.facets)
  let remaining = rest.flatMap((facet) => {
    const change = found.facets.get(facet)
    if (change === undefined) return [facet]
    return change.instead ? [{ ...facet, ...change.instead }] : []
  })
  // The most important one chooses first.
  for (const facet of dropped.toReversed()) {
    const nearest = nearestValue(facet, matches, search)
    facets.set(facet, { instead: nearest })
    if (!nearest) continue
    remaining = [...remaining, nearest]
    matches = search.matchesWith(remaining)
  }
  return { matches, facets }
}

/** The facet with the value next to the requested one; null if its values are not numeric. */
function nearestValue(
  facet: ReadFacet,
  matches: readonly Matches[],
  { dictionary }: Search,
): ReadFacet | null {
  const [first] = facet.any
  for (const choice of facet.any) {
    // The nearest voltage or fire class would be wrong.
    if (!('values' in choice) || !sizes.has(choice.code)) continue
    if (choice !== first && !lengths.has(choice.code)) continue
    const id = nearestId(choice, matches, dictionary)
    if (id !== null) return { ...facet, any: [{ code: choice.code, values: [id] }] }
  }
  return null
}

function nearestId(
  { code, values }: { code: string; values: readonly string[] },
  matches: readonly Matches[],
  dictionary: Dictionary,
): string | null {
  let nearest: { id: string; distance: number } | null = null
  for (const id of dictionary.parameters.get(code)?.values.keys() ?? []) {
    const distance = Math.min(...values.map((value) => distanceOf(value, id) ?? Infinity))
    if (distance === Infinity) continue
    if (nearest && distance >= nearest.distance) continue
    const { passes } = facetNarrowing({ any: [{ code, values: [id] }] }, dictionary)
    const hasProducts = matches.some(({ segment, hits }) =>
      passes(segment).some((word, index) => (word & (hits[index] ?? 0)) !== 0),
    )
    if (hasProducts) nearest = { id, distance }
  }
  return nearest?.id ?? null
}
