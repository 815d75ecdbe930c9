import type { Family } from './family.ts'
import { between, hash, randomOf } from './random.ts'
import { slugify } from './texts/text.ts'
import { seriesOfUnit, unitModels } from './products/unit-models.ts'

/** A series that becomes a product: all that other products must know of it. */
export interface Plan {
  id: string
  /** Seed of everything random about it. */
  seed: string
  family: Family
  /** Position of the family among all, part of its EANs. */
  familyIndex: number
  index: number
  line: string
  brandId: string
  sizes: string[]
  /** Set where the series is another one in this colour: same figures, own product. */
  colour: string | null
}

const generations = ['', 'Plus', 'Pro', 'II', 'S', 'L', 'X', 'III']

/** Plans the asked number of products over the families by their weight, at least one each. */
export function planCatalogue(families: readonly Family[], products: number, seed: number): Plan[] {
  const total = families.reduce((sum, { count, weight }) => sum + (count === null ? weight : 0), 0)
  return families.flatMap((family, familyIndex) => {
    const count = family.count ?? Math.max(1, Math.round((family.weight / total) * products))
    return Array.from({ length: count }, (_, index) => planSeries(family, familyIndex, index, seed)).flatMap((plan) => [plan, ...twinsOf(plan)])
  })
}

/** The same series in the colours that its family is made in; every third one comes in all of them. */
function twinsOf(plan: Plan): Plan[] {
  const { twins } = plan.family
  if (!twins.length || plan.index % 3 !== 0) return []
  return twins.map((colour) => ({ ...plan, id: `${plan.id}-${colour}`, colour }))
}

function planSeries(family: Family, familyIndex: number, index: number, seed: number): Plan {
  const line = lineOf(family, index)
  const id = `p-${family.id}-${slugify(line)}`
  const brandId = family.brands[index % family.brands.length] ?? 'luftbasis'
  return { id, seed: `${seed}:${id}`, family, familyIndex, index, line, brandId, sizes: sizesOf(family, index, brandId, `${seed}:${id}`), colour: null }
}

function lineOf(family: Family, index: number): string {
  const lines = family.lines.split(' ')
  const generation = Math.floor(index / lines.length)
  const suffix = generations[generation] ?? String(generation * 10)
  return `${lines[index % lines.length] ?? ''} ${suffix}`.trim()
}

/** Neighbouring sizes, rather few than many; the first series of a family has all the window allows. */
function sizesOf(family: Family, index: number, brandId: string, seed: string): string[] {
  if (!family.size) return []
  const all = ownModels(family.size.values.split(' '), brandId)
  const [fewest, most] = family.size.window
  const random = randomOf(`${seed}:sizes:${hash(seed)}`)
  const count = Math.min(all.length, index === 0 ? most : fewest + Math.floor(random() ** 2 * (most - fewest + 1)))
  const start = index === 0 ? 0 : between(0, all.length - count, random)
  return ofOneSeries(all.slice(start, start + count))
}

/** A part is made for the sizes of one series of units, never for a fan and a ventilation unit alike. */
function ofOneSeries(sizes: string[]): string[] {
  const series = seriesOfUnit(sizes[0] ?? '')
  return series === null ? sizes : sizes.filter((size) => seriesOfUnit(size) === series)
}

/** Of units, a brand that makes some offers parts for its own only. */
function ownModels(sizes: string[], brandId: string): string[] {
  const own = unitModels.flatMap(({ id, brand }) => (brand === brandId && sizes.includes(id) ? [id] : []))
  return own.length > 0 ? own : sizes
}
