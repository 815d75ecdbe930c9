import { beforeAll, describe, it } from 'vitest'
import { catalogState } from '../../backend/cms/catalog/state.ts'
import { findProductDetail } from '../../backend/cms/catalog/products/detail.ts'
import type { FanReads } from '../../domain/ventilation/adviser/find-fans.ts'
import { scopeOf } from '../../domain/ventilation/adviser/find-fans.ts'
import { meetsOperatingPoint } from '../../domain/ventilation/fans/operating-point.ts'
import { checkFit } from '../../domain/ventilation/fit/check-fit.ts'
import { fitFactsOf } from '../../domain/ventilation/fit/fit-facts.ts'
import { exampleFlat, exampleHouse } from '../../domain/ventilation/planner/example-plans.ts'
import { findUnits } from '../../domain/ventilation/planner/find-units.ts'
import { type DwellingPlan, makePlan } from '../../domain/ventilation/planner/make-plan.ts'
import { planMarkets } from '../../domain/ventilation/planner/market-rules.ts'
import { partsList } from '../../domain/ventilation/planner/parts-list.ts'
import { type PlanInput, planSystems } from '../../domain/ventilation/planner/plan-input.ts'
import type { PlanPart } from '../../domain/ventilation/planner/plan-parts.ts'
import { unitsOf } from '../../domain/ventilation/planner/unit-candidate.ts'
import { unitSearches } from '../../domain/ventilation/planner/unit-searches.ts'
import { callerOf } from './measure-search.ts'
import { searchedShop } from './searched-shop.ts'

/*
 * Compares planner, fan curves and listings on the full catalogue: units that reach an operating
 * point, and parts of a size.
 */

let reads: FanReads
let asked = 0

beforeAll(async () => {
  const shop = await searchedShop(1500)
  const caller = callerOf('de')
  reads = {
    list: async (scope) => {
      asked++
      return (await catalogState(shop, caller, scope)).state
    },
    product: async (slug) => {
      asked++
      return (await findProductDetail(shop.db, caller, slug))?.product ?? null
    },
  }
}, 120_000)

const cases = [exampleFlat, exampleHouse].flatMap((example) =>
  planMarkets.flatMap((market) => planSystems.map((system) => ({ ...example, market, system }))),
)

function planOf(input: PlanInput): DwellingPlan {
  const made = makePlan(input, 'de')
  if ('obstacle' in made) throw new Error(made.obstacle)
  return made.plan
}

/** The selected variant of a part: the first available of its choices. */
async function boughtFor({ choices }: PlanPart) {
  for (const { search } of choices) {
    const [tile] = (await reads.list(scopeOf(search, 1))).products
    if (tile) return { tile, search }
  }
  return null
}

describe('planner: what it offers', () => {
  it.for(cases)(
    '$market $system: units reach the point, as listing and curve say',
    async (input, { expect }) => {
      const plan = planOf(input)
      const { offered, products } = await findUnits(reads, plan, input)
      expect(offered.length).toBeGreaterThan(0)
      const listed = (
        await Promise.all(
          unitSearches(input.system, plan.duty).map((search) => reads.list(scopeOf(search, 100))),
        )
      ).flatMap((state) => state.products.map(({ id }) => id))
      for (const { unit, reaches, running, noise } of offered) {
        expect(reaches).toBe(true)
        expect(meetsOperatingPoint(unit.points, plan.duty)).toBe(true)
        expect(running.flow).toBeGreaterThanOrEqual(plan.duty.flow - 0.01)
        expect(listed).toContain(unit.productId)
        expect(products.has(unit.productId)).toBe(true)
        expect(noise?.ear).toBeLessThan(60)
      }
      expect(offered[0]?.highlights).toContain('recommended')
    },
  )

  it.for(cases)(
    '$market $system: every part is an exact variant of its size',
    async (input, { expect }) => {
      const plan = planOf(input)
      const { offered } = await findUnits(reads, plan, input)
      const wrong: unknown[] = []
      for (const part of partsList(plan, offered[0]?.unit.diameter ?? null)) {
        const bought = await boughtFor(part)
        const product = bought && (await reads.product(bought.tile.slug))
        const variant = product?.variants.find(({ id }) => id === bought?.tile.variant.id)
        if (!bought || !product || !variant) {
          wrong.push({ missing: part.kind, need: part.need, choices: part.choices })
          continue
        }
        const parameters = [...variant.parameters, ...product.parameters]
        for (const [code, ids] of Object.entries(bought.search.values)) {
          const own =
            parameters.find((each) => each.code === code)?.values.map(({ id }) => id) ?? []
          if (!own.some((id) => ids.includes(id))) wrong.push({ part: part.kind, code, ids, own })
        }
      }
      expect(wrong).toEqual([])
    },
  )

  it('a chosen unit that does not reach is named so, and one that does is offered', async ({
    expect,
  }) => {
    const input: PlanInput = { ...exampleHouse, market: 'cz' }
    const plan = planOf(input)
    const { products } = await reads.list(
      scopeOf({ categoryId: 'B1', values: {}, ranges: {} }, 100),
    )
    const all = await Promise.all(products.map(({ slug }) => reads.product(slug)))
    const weak = all
      .flatMap((product) => (product ? unitsOf(product) : []))
      .find(({ points }) => !meetsOperatingPoint(points, plan.duty))
    const unit = { slug: weak?.slug ?? '', variantId: weak?.variantId ?? '' }
    const found = await findUnits(reads, plan, { ...input, unit })
    expect(found.own).toMatchObject({ reaches: false, unit: { variantId: unit.variantId } })
    expect(found.offered[0]?.reaches).toBe(true)
    const gone = await findUnits(reads, plan, { ...input, unit: { slug: 'gone', variantId: 'x' } })
    expect(gone).toMatchObject({ own: null, isOwnGone: true })
  })

  it('costs a few dozen reads, whatever the size of the catalogue', async ({ expect }) => {
    let most = 0
    for (const input of cases) {
      asked = 0
      const plan = planOf(input)
      const { offered } = await findUnits(reads, plan, input)
      for (const part of partsList(plan, offered[0]?.unit.diameter ?? null)) await boughtFor(part)
      most = Math.max(most, asked)
    }
    expect(most).toBeLessThan(60)
  })

  it('ducts, bends, silencers and grilles of a plan fit one another (EN 1506)', async ({
    expect,
  }) => {
    for (const input of cases) {
      const parts = partsList(planOf(input), null)
      const facts = await Promise.all(
        parts
          .filter(({ kind }) =>
            ['duct', 'bend', 'nipple', 'silencer', 'terminal', 'clamp', 'damper'].includes(kind),
          )
          .map(async (part) => {
            const bought = await boughtFor(part)
            const product = bought && (await reads.product(bought.tile.slug))
            const variant = product?.variants.find(({ id }) => id === bought?.tile.variant.id)
            const parameters = [...(variant?.parameters ?? []), ...(product?.parameters ?? [])]
            return { part, facts: fitFactsOf(product?.categoryId ?? '', parameters) }
          }),
      )
      for (const duct of facts.filter(({ part }) => part.kind === 'duct'))
        for (const other of facts.filter(
          ({ part }) => part.kind !== 'duct' && part.diameter === duct.part.diameter,
        ))
          expect(checkFit(duct.facts, other.facts).outcome, other.part.kind).not.toBe(
            'incompatible',
          )
    }
  })
})
