import type { CatalogScope } from '../../domain/catalog/catalog.ts'
import type { Product } from '../../domain/product/product.ts'
import { type FanReads, scopeOf } from '../../domain/ventilation/adviser/find-fans.ts'
import { findUnits } from '../../domain/ventilation/planner/find-units.ts'
import type { RatedUnit } from '../../domain/ventilation/planner/rate-unit.ts'
import { makePlan } from '../../domain/ventilation/planner/make-plan.ts'
import { partCategories, partsList } from '../../domain/ventilation/planner/parts-list.ts'
import type { PlanInput } from '../../domain/ventilation/planner/plan-input.ts'
import { pieceCount, type PlanPart } from '../../domain/ventilation/planner/plan-parts.ts'
import { unitCategories } from '../../domain/ventilation/planner/unit-searches.ts'
import type {
  PlannedPart,
  PlannedUnit,
  PlannerProps,
} from '../../domain/ventilation/screens/planner.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { tileProduct, tileVariant } from './tile-product.ts'

/** The plan with a unit and purchasable variants of its parts, or the reason for none. */
export async function planDwelling(
  reads: PublicReads,
  input: PlanInput,
  shopMarket: string,
): Promise<PlannerProps['result']> {
  const made = makePlan(input, shopMarket)
  if ('obstacle' in made) return made
  const { plan } = made
  const catalogue = await readsOf(reads)
  const { offered, own, isOwnGone, products } = await findUnits(catalogue, plan, input)
  const shown = offered.map((each) => plannedUnit(each, each.highlights, products))
  const chosen = own && plannedUnit(own, [], products)
  const isOffered = (unit: PlannedUnit) => unit.variant.id === chosen?.variant.id
  const all = chosen
    ? [shown.find(isOffered) ?? chosen, ...shown.filter((unit) => !isOffered(unit))]
    : shown
  const [unit = null, ...others] = all
  const parts = partsList(plan, unit?.diameter ?? null)
  return {
    plan,
    unit,
    others,
    isOwnGone,
    parts: await Promise.all(parts.map((part) => plannedPart(part, catalogue.list))),
  }
}

/** Catalogue reads; categories that the shop lacks give empty listings without a request. */
async function readsOf(reads: PublicReads): Promise<FanReads> {
  const known = new Set(
    (await reads.categoriesById([...unitCategories, ...partCategories])).map(({ id }) => id),
  )
  const nothing = { products: [], total: 0, page: 1, perPage: 1, facets: [] }
  return {
    list: async (scope: CatalogScope) =>
      known.has(scope.categoryId ?? '') ? reads.catalogState(scope) : nothing,
    product: (slug) => reads.productDetail(slug),
  }
}

/** The first available alternative of a part, in the number of pieces that is needed. */
async function plannedPart(part: PlanPart, list: FanReads['list']): Promise<PlannedPart> {
  const { kind, diameter, need, unit } = part
  for (const { search, covers } of part.choices) {
    // oxlint-disable-next-line no-await-in-loop -- an alternative is requested only if the previous one is unavailable
    const [tile] = (await list(scopeOf(search, 1))).products
    if (!tile) continue
    const variant = tileVariant(tile.variant)
    const amount = Math.max(pieceCount(need, covers), variant.availability.amountMin)
    const bought = { amount, product: tileProduct(tile), variant }
    return { kind, diameter, need, unit, bought }
  }
  return { kind, diameter, need, unit, bought: null }
}

function plannedUnit(
  { unit, reaches, running, speed, power, noise }: RatedUnit,
  highlights: PlannedUnit['highlights'],
  products: ReadonlyMap<string, Product>,
): PlannedUnit {
  const product = products.get(unit.productId)
  const variant = product?.variants.find(({ id }) => id === unit.variantId)
  const [curve] = variant?.curves.toSorted((a, b) => b.speed - a.speed) ?? []
  if (!product || !variant || !curve) throw new Error(`Unit ${unit.variantId} was not read`)
  return {
    highlights,
    reaches,
    running,
    speed,
    power,
    noise,
    product: { ...tileProduct(product), mainImage: variant.mainImage ?? product.mainImage },
    variant: tileVariant(variant),
    recovery: unit.recovery,
    diameter: unit.diameter,
    curve,
  }
}
