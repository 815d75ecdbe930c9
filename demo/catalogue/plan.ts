import type { Family } from './family.ts'
import { between, hash, randomOf } from './random.ts'
import { slugify } from './texts/text.ts'
import { seriesOfUnit, unitModels } from './products/unit-models.ts'

/** Plan of a product: a series with the data that other products depend on. */
export interface Plan {
  id: string
  /** Seed of its random values. */
  seed: string
  family: Family
  /** Position of the family among all, part of its EANs. */
  familyIndex: number
  index: number
  line: string
  brandId: string
  sizes: string[]
  /** Set for a further colour of a series: same figures, separate product. */
  colour: string | null
}

const generations = ['', 'Plus', 'Pro', 'II', 'S', 'L', 'X', 'III']

/** Distributes the number of products over the families by weight, at least one each. */
export function planCatalogue(families: readonly Family[], products: number, seed: number): Plan[] {
  const total = families.reduce((sum, { count, weight }) => sum + (count === null ? weight : 0), 0)
  return families.flatMap((family, familyIndex) => {
    const count = family.count ?? Math.max(1, Math.round((family.weight / total) * products))
    return Array.from({ length: count }, (_, index) => planSeries(family, familyIndex, index, seed)).flatMap((plan) => [plan, ...twinsOf(plan)])
  })
}

/** The same series in the colours of its family; every third series has all of them. */
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

/** Adjacent sizes, more often few than many; the first series of a family has the maximum. */
function sizesOf(family: Family, index: number, brandId: string, seed: string): string[] {
  if (!family.size) return []
  const all = ownModels(family.size.values.split(' '), brandId)
  const [fewest, most] = family.size.window
  const random = randomOf(`${seed}:sizes:${hash(seed)}`)
  const count = Math.min(all.length, index === 0 ? most : fewest + Math.floor(random() ** 2 * (most - fewest + 1)))
  const start = index === 0 ? 0 : between(0, all.length - count, random)
  return ofOneSeries(all.slice(start, start + count))
}

/** A part fits the sizes of one series, of either fans or ventilation units. */
function ofOneSeries(sizes: string[]): string[] {
  const series = seriesOfUnit(sizes[0] ?? '')
  return series === null ? sizes : sizes.filter((size) => seriesOfUnit(size) === series)
}

/** Brands with their own units offer parts for those only. */
function ownModels(sizes: string[], brandId: string): string[] {
  const own = unitModels.flatMap(({ id, brand }) => (brand === brandId && sizes.includes(id) ? [id] : []))
  return own.length > 0 ? own : sizes
}
