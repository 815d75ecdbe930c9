import { describe, it } from 'vitest'
import {
  exampleProduct,
  exampleVariant,
} from '../../domain/contract/testing/examples/entities/product.ts'
import { sampleParameter } from '../../client/testing/sample-product.ts'
import type { CatalogScope, CatalogState } from '../../domain/catalog/catalog.ts'
import type { Product, ProductTile } from '../../domain/product/product.ts'
import { partCategories } from '../../domain/ventilation/planner/parts-list.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'
import { api } from '../../domain/api.ts'
import { exampleShop } from '../testing/fake-shop.ts'
import { fakeInput } from '../testing/fake-input.ts'
import { loadPlanner } from './planner.loader.ts'

const flat = 'room=living:26&room=bedroom:15&room=kitchen:9&room=bathroom:6'

const unit = (slug: string, most: number, unitWithTax: number): Product => ({
  ...exampleProduct,
  id: slug,
  slug,
  categoryId: 'B1.1',
  visibility: { saleable: true, catalog: true },
  parameters: [],
  variants: [
    {
      ...exampleVariant,
      id: `v-${slug}`,
      prices: { ...exampleVariant.prices, unitWithTax },
      availability: { ...exampleVariant.availability, isAvailable: true },
      parameters: [sampleParameter('dn', '160'), { ...sampleParameter('lwa'), number: 44 }],
      curves: [
        {
          speed: 1,
          label: '100 %',
          points: [
            { flow: 0, pressure: 300, power: 60, soundPressure: null },
            { flow: most, pressure: 0, power: 80, soundPressure: null },
          ],
        },
      ],
    },
  ],
})

const units = [unit('weak', 100, 500), unit('strong', 400, 1500)]

function tileOf(product: Product): ProductTile {
  const [variant = exampleVariant] = product.variants
  return { ...product, variant, priceFrom: false, keyParameters: [] }
}

/** A shop with two units and one product in each category of parts but one. */
function readsOf(without: string): { reads: Partial<PublicReads>; requested: CatalogScope[] } {
  const requested: CatalogScope[] = []
  const reads: Partial<PublicReads> = {
    // Only ids are used.
    categoriesById: async (ids) => ids.map((id) => ({ id })) as never,
    productDetail: async (slug) => units.find((each) => each.slug === slug) ?? null,
    catalogState: async (scope): Promise<CatalogState> => {
      requested.push(scope)
      const { categoryId = '' } = scope
      const found =
        categoryId === 'B1' ? units.slice(scope.reaches ? 1 : 0) : [unit(categoryId, 1, 9)]
      const products = categoryId === without ? [] : found.map(tileOf)
      return { products, total: products.length, page: 1, perPage: 5, facets: [] }
    },
  }
  return { reads, requested }
}

async function load(query: string, without = 'none') {
  const { reads, requested } = readsOf(without)
  const loaded = await loadPlanner(await fakeInput(`/lueftungsplaner?${query}`, reads))
  if (!loaded || 'redirect' in loaded) throw new Error('No page')
  const { result } = loaded.props
  return { ...loaded, requested, shown: 'plan' in result ? result : null }
}

describe('planner: the page', () => {
  it('is indexed without a plan only, and then makes no call', async ({ expect }) => {
    const start = await load('')
    expect(start.head.noindex).toBe(false)
    expect(start.requested).toEqual([])
    expect(start.props.result).toEqual({ obstacle: 'no-rooms', market: 'de' })
    expect((await load(flat)).head.noindex).toBe(true)
    expect((await load('room=palace:3')).head.noindex).toBe(true)
  })

  it('has a unit that listing and curve confirm, and a variant for each part', async ({
    expect,
  }) => {
    const { shown, requested } = await load(flat)
    expect(shown?.unit).toMatchObject({ reaches: true, variant: { id: 'v-strong' }, diameter: 160 })
    expect(requested.find(({ reaches }) => reaches)?.reaches).toEqual(shown?.plan.duty)
    expect(shown?.parts.length).toBeGreaterThan(12)
    expect(shown?.parts.filter(({ bought }) => bought === null)).toEqual([])
    for (const { categoryId = '' } of requested)
      expect(['B1', ...partCategories]).toContain(categoryId)
    // Ø 160 at the unit, Ø 125 in the house: both streams are reduced, on both sides.
    expect(shown?.parts.find(({ kind }) => kind === 'reducer')?.need).toBe(4)
  })

  it('reports an unavailable part, and keeps the others', async ({ expect }) => {
    const { shown } = await load(flat, 'G1')
    expect(shown?.parts.filter(({ bought }) => bought === null)).toMatchObject([
      { kind: 'silencer' },
    ])
  })

  it('plans with the chosen unit; one that is too weak has another beside it', async ({
    expect,
  }) => {
    const { shown } = await load(`${flat}&unit=weak:v-weak`)
    expect(shown?.unit).toMatchObject({ reaches: false, variant: { id: 'v-weak' } })
    expect(shown?.others).toMatchObject([{ reaches: true, variant: { id: 'v-strong' } }])
    const unavailable = await load(`${flat}&unit=gone:v-gone`)
    expect(unavailable.shown).toMatchObject({
      isOwnGone: true,
      unit: { variant: { id: 'v-strong' } },
    })
  })

  it('has nothing to print when no plan is possible: the page says why', async ({ expect }) => {
    const [other, shop] = [exampleShop(), exampleShop()]
    const address = api.planFile('room=living:20&market=pl&utm_source=x')
    expect((await other.visit(address)).status).toBe(404)
    Object.assign(shop.bindings, { VERTICAL: 'ventilation' })
    const response = await shop.visit(address)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/lueftungsplaner?room=living%3A20&market=pl')
  })
})
