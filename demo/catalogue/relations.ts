import type { Relations } from '../../backend/db/columns.ts'
import { atSize } from './products/figures.ts'
import { hasFlag } from './flags.ts'
import { factsOf } from './products/facts-of.ts'
import { goesWith, replacedVariants, servedVariants } from './products/goes-with.ts'
import { isEnded } from './products/ended.ts'
import type { Plan } from './plan.ts'
import { joinedSizes } from './products/joined-sizes.ts'
import { hash } from './random.ts'
import { unitParts } from './products/unit-parts.ts'
import { characterOf } from './products/values.ts'

type Plans = (id: string) => readonly Plan[]

/** Relations of a product, as product ids. */
export interface Related extends Relations {
  fits: string[]
  alternatives: string[]
  colours: string[]
}

/** Categories of accessories by category (by its longest listed prefix). */
const partners: Record<string, string> = {
  A1: 'C3 C2.1 D8 E1.3 E1.1 H2 L2', 'A1.4': 'C3 C2.1 D8 E1.3 L2', 'A1.5': 'H2', A2: 'C1 D8 G1 L1 E1.2 H1.2 H1.3 G4', 'A2.4': 'C5 G3 H1.2 H1.3', 'A2.5': 'C2.1 D4 L2',
  A3: 'A3.3 H1.2 H1.3 H1.4 G4', A4: 'E1.3 H1.2 H1.3 H1.4 L3', 'A4.4': 'H1.1 H1.2', B1: 'C2.2 G1 L7 H4 D1 L1', B2: 'B2.3 L3', 'B2.3': 'B2.1 B2.2 L3', B3: 'B3.1 L2', 'B3.2': 'C1 C2.2 L2',
  C: 'D1 D2 D3 D4 L1 L2', C2: 'L1 E2.2 G2 D4 L2', C4: 'D7 L2', C5: 'G3 L4 L3', D: 'C1 L1 L2 C2.1', D7: 'C4 L2', E1: 'C1 C3 C2.1 L3', 'E1.4': 'L3', D9: 'C1 H5 L1 L2 L6', E2: 'C2.1 C1 L2 L6',
  E3: 'L2 L6', E4: 'C3 L3', E5: 'C1 C2.2 L3', F1: '', F2: 'L6', F3: 'L6', F4: '', F5: 'C2.1 C1 L1', F6: 'C1 C2.1 L2',
  G: 'C1 C2.2 L1 L2', G3: 'C5 L4', G4: 'A2.1 A2.2 A2.3', H1: 'A2.1 A2.2 A2.3', 'H1.4': 'A3.1 A4.1 A4.2', H2: 'A1.1 A1.2', H3: 'H4', 'H3.1': 'H4 L6', 'H3.2': 'H4 L6', 'H3.4': 'K1 H4 L6', H4: 'B1.1 B1.2 H3.2', H5: 'D9', I: 'C1 C5 L1 I4 L3',
  I4: 'L3', J1: 'J3 C3 C2.1 L2', J2: 'L4 L3', J3: 'C3 C2.1 L3', K: 'C1 C2.2 D4 L2', K3: '', L: 'C1 C2.1 L2', L1: 'C1 C2.1 D1', L6: 'E2.2 F2 H3.2', L7: 'B1.1 B1.2 B1.3', M1: 'C2.1 H2 L2', M2: '', M3: 'C1 D8 G4 H1.2',
}

/** Derives relations between products by rules; created once per catalogue. */
export function relationsOf(plans: readonly Plan[]): (plan: Plan) => Related {
  const byCategory = Map.groupBy(plans, ({ family }) => family.category)
  const byFamily = Map.groupBy(plans, ({ family }) => family.id)
  const bySeries = Map.groupBy(plans.filter(({ family }) => family.twins.length > 0), ({ seed }) => seed)
  const inCategory = (code: string) => byCategory.get(code) ?? []
  const inFamily = (id: string) => byFamily.get(id) ?? []
  const { partsFor, devicesFor } = unitParts(plans)
  const parts = new Map(inFamily('kit').map((kit) => [kit.id, partsOf(kit, inFamily)]))
  const kitsOf = Map.groupBy([...parts].flatMap(([kit, ids]) => ids.map((id) => ({ kit, id }))), ({ id }) => id)

  const rows = new Map<string, Row>()
  const rowOf = ({ family, colour }: Plan) => {
    const key = `${family.id} ${colour ?? ''}`
    const row = rows.get(key) ?? toRow(inOneColour(inFamily(family.id), colour))
    rows.set(key, row)
    return row
  }

  return (plan) => {
    const requires = requiredBy(plan, inCategory, inFamily)
    const consumables = plan.family.group === 'hrv' ? partsFor(plan, 'filter-set', 4) : []
    const spares = consumables.length || plan.family.group === 'fan' ? partsFor(plan, 'spare', 1) : []
    const set = parts.get(plan.id) ?? []
    const others = new Set([plan.id, ...requires, ...consumables, ...set])
    const near = siblingsOf(plan, rowOf(plan))
    const partners = partnersOf(plan.family.category).flatMap((code) => bestOf(inCategory(code), plan, goesWith)?.id ?? [])
    return {
      requires, consumables, set,
      sets: (kitsOf.get(plan.id) ?? []).map(({ kit }) => kit).slice(0, 4),
      // Parts mounted together come before spare parts.
      fits: [...new Set([...devicesFor(plan, 4), ...partners, ...spares])].filter((id) => !others.has(id)),
      alternatives: near.slice(0, 4).map(({ id }) => id),
      successors: isEnded(plan) ? successorsOf(plan, near) : [],
      colours: (bySeries.get(plan.seed) ?? []).filter((other) => other !== plan).map(({ id }) => id),
    }
  }
}

function partnersOf(category: string): string[] {
  const list = partners[category] ?? partners[category.split('.')[0] ?? ''] ?? partners[category.slice(0, 1)] ?? ''
  return list.split(' ').filter((code) => code !== '')
}

/**
 * Maximum number of candidates, so that the time per product is independent of the catalogue's
 * size.
 */
const looked = 32

function* candidatesFor(plans: readonly Plan[], plan: Plan): Generator<Plan> {
  const start = hash(plan.seed)
  for (let step = 0; step < Math.min(looked, plans.length); step++) {
    const other = plans[(start + step) % plans.length]
    if (other && other.family !== plan.family) yield other
  }
}

const metalOf = (plan: Plan) => characterOf(plan).picked.get('material')?.[0]

/** Galvanised parts rust first beside stainless steel, as texts of the shop say. */
function mixesMetals(one: Plan, other: Plan): boolean {
  const metals = [metalOf(one), metalOf(other)]
  return metals.includes('galvanised') && metals.includes('stainless')
}

/** Stainless steel costs more than twice as much, and is of use beside stainless steel only. */
function isDearer(one: Plan, other: Plan): boolean {
  return metalOf(other) === 'stainless' && metalOf(one) !== 'stainless'
}

/** The compatible series with the most common sizes, or the first that is independent of size. */
function bestOf(plans: readonly Plan[], plan: Plan, suits: (one: Plan, other: Plan) => boolean): Plan | null {
  const sized = [...candidatesFor(plans, plan)]
    .filter((other) => !mixesMetals(plan, other))
    .flatMap((other) => sizedCandidate(plan, other))
  const byUse = sized.toSorted((a, b) => Number(isDearer(plan, a.other)) - Number(isDearer(plan, b.other)) || b.sizes - a.sizes)
  return byUse.find(({ other }) => suits(plan, other))?.other ?? null
}

/** The fewest series with a part for every variant; none if one variant would have no part. */
function coveringVariants(plans: readonly Plan[], plan: Plan): Plan[] {
  const open = new Set(factsOf(plan))
  const chosen: Plan[] = []
  const candidates = [...candidatesFor(plans, plan)]
    .flatMap((other) => sizedCandidate(plan, other))
    .map(({ other }) => ({ other, served: servedVariants(plan, other) }))
  while (open.size > 0) {
    const gains = candidates.map(({ other, served }) => ({ other, served, gain: served.filter((own) => open.has(own)).length }))
    const best = gains.reduce<(typeof gains)[number] | null>((most, next) => (next.gain > (most?.gain ?? 0) ? next : most), null)
    if (!best) return []
    chosen.push(best.other)
    for (const own of best.served) open.delete(own)
  }
  return chosen
}

/**
 * Candidates with their number of common sizes; others are skipped without evaluating the rules.
 */
function sizedCandidate(plan: Plan, other: Plan): { other: Plan; sizes: number }[] {
  const [own, theirs] = [joinedSizes(plan), joinedSizes(other)]
  const sizes = own.filter((size) => theirs.includes(size)).length
  return sizes === 0 && own.length > 0 && theirs.length > 0 ? [] : [{ other, sizes }]
}

/** Electric heaters need an airflow monitor. */
const heaters = /^(?:K1|B3\.2)$/

/** Required parts; each has a fitting variant for every variant. */
function requiredBy(plan: Plan, inCategory: Plans, inFamily: Plans): string[] {
  const { category } = plan.family
  const all = (plans: readonly Plan[]) => coveringVariants(plans, plan).map(({ id }) => id)
  if (category === 'A1.4') return all(inFamily('selv-transformer'))
  if (/^A1\.[123]|^A2\.[1235]/.test(category) && !hasFlag(plan, 'backdraught')) return all(inCategory('D8'))
  if (/^A3\.[12]/.test(category)) return all(inCategory('A3.3'))
  if (category.startsWith('B1')) return all(inCategory('L7'))
  if (category === 'B2.1' || category === 'B2.2') return all(inCategory('B2.3'))
  if (heaters.test(category)) return all(inCategory('H3.4'))
  return category === 'J1' ? all(inCategory('J3')) : []
}

/** Same kind and size, airflow within 15 %, another price: nearest airflow first. */
function siblingsOf(plan: Plan, { siblings, places }: Row): Plan[] {
  const at = places.get(plan) ?? 0
  const around = siblings.slice(Math.max(0, at - 12), at + 13).filter((other) => other !== plan)
  return around
    .flatMap((other) => {
      const size = plan.sizes.length ? plan.sizes.find((own) => other.sizes.includes(own)) : null
      if (size === undefined) return []
      const [a, b] = [plan, other].map((one) => figuresAt(one, size))
      if (!a || !b || a.euro === b.euro || !replacedVariants(plan, other)) return []
      const difference = a.flow ? Math.abs(b.flow / a.flow - 1) : Math.abs(plan.index - other.index) / 1000
      return difference <= 0.15 ? [{ other, difference }] : []
    })
    .toSorted((a, b) => a.difference - b.difference)
    .map(({ other }) => other)
}

/** The series of a family in one colour, with their places. */
interface Row {
  siblings: readonly Plan[]
  places: ReadonlyMap<Plan, number>
}

function toRow(siblings: readonly Plan[]): Row {
  return { siblings, places: new Map(siblings.map((plan, place) => [plan, place])) }
}

/** Each series once: in the colour if it has that, else in its first. */
function inOneColour(plans: readonly Plan[], colour: string | null): Plan[] {
  const bySeries = Map.groupBy(plans, ({ seed }) => seed)
  return [...bySeries.values()].flatMap((series) => series.find((plan) => plan.colour === colour) ?? series.find((plan) => plan.colour === null) ?? series.slice(0, 1))
}

/** The product in production that replaces the most variants. */
function successorsOf(plan: Plan, near: readonly Plan[]): string[] {
  const made = near.filter((other) => !isEnded(other)).map((other) => ({ other, replaced: replacedVariants(plan, other) }))
  return made.toSorted((a, b) => b.replaced - a.replaced).slice(0, 1).map(({ other }) => other.id)
}

function figuresAt(plan: Plan, size: string | null) {
  const character = characterOf(plan)
  const anchors = plan.family.numbers.q_max
  return { euro: character.euro(size, null), flow: anchors ? atSize(anchors, size, character.share('q_max')) : 0 }
}

/** A bathroom kit: the fan of its brand, half a metre of duct, a grille and tape. */
function partsOf(kit: Plan, inFamily: Plans): string[] {
  const fans = inFamily('bath-axial').filter((other) => other.brandId === kit.brandId && !other.colour)
  const sized = [fans, inFamily('plastic-round'), inFamily('grille-indoor')]
  const tape = bestOf(inFamily('tape'), kit, () => true)
  return [...sized.flatMap((plans) => coveringAll(kit.sizes, plans)), ...(tape ? [tape] : [])].map(({ id }) => id)
}

/** The fewest series that cover all sizes. */
function coveringAll(sizes: readonly string[], plans: readonly Plan[]): Plan[] {
  const open = new Set(sizes)
  const chosen: Plan[] = []
  const gain = (plan: Plan) => plan.sizes.filter((size) => open.has(size)).length
  while (open.size > 0) {
    const best = plans.reduce<Plan | null>((most, next) => (gain(next) > (most ? gain(most) : 0) ? next : most), null)
    if (!best) break
    chosen.push(best)
    for (const size of best.sizes) open.delete(size)
  }
  return chosen
}
