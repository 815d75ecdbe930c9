import { describe, it } from 'vitest'
import { meetsOperatingPoint } from '../domain/ventilation/fans/operating-point.ts'
import type { Choice } from '../backend/cms/catalog/narrowing.ts'
import type { Dictionary, ParameterEntry } from '../backend/cms/catalog/products/dictionary.ts'
import { facetColumns, facetList } from '../backend/cms/catalog/facets.ts'
import { LowestKeys } from '../backend/cms/catalog/lowest-keys.ts'
import { matchesOf } from '../backend/cms/catalog/matches.ts'
import { narrowingsOf } from '../backend/cms/catalog/narrowing.ts'
import { pageOf } from '../backend/cms/catalog/page-of.ts'
import { isTrue, merged } from '../backend/cms/catalog/parameter-values.ts'
import { totalOf } from '../backend/cms/catalog/products/totals.ts'
import {
  decodeColumn,
  decodeProducts,
  encodeColumn,
  encodeProducts,
} from '../backend/cms/listing/columns.ts'
import { Segment } from '../backend/cms/listing/segment.ts'
import { brands } from './catalogue/brands.ts'
import { generateProducts } from './catalogue/generate.ts'
import { parameters } from './catalogue/parameters.ts'
import { pick, randomOf, sample } from './catalogue/random.ts'
import { buildCategories } from './catalogue/taxonomy.ts'
import { numberDictionary, type NumberedProduct, numberProducts } from './numbering.ts'
import type { VariantRecord } from './records.ts'
import { SegmentBuilder } from '../backend/cms/listing/segment-builder.ts'
import { listedProduct } from './rows/segments.ts'
import { isAvailable } from './rows/variant.ts'

/* Compares listings computed from bit sets with the same listings computed from the records of a
   real catalogue, variant by variant. */

const numbers = numberDictionary({
  categories: buildCategories(),
  virtualCategories: [],
  parameters,
  brands,
})
const booleans = new Set(parameters.filter((p) => p.type === 'boolean').map((p) => p.code))
const products = [...numberProducts(generateProducts({ products: 350 }))].flat()
const segments = ['A', 'C', 'F'].map(segmentOf)
const listed = segments.flatMap((segment) => [...segment.products])
const dictionary = dictionaryOf()

/** One segment of all products below a department. */
function segmentOf(department: string): Segment {
  const builder = new SegmentBuilder(numbers.parameter, booleans)
  for (const product of products)
    if (product.record.categoryId.startsWith(department))
      builder.add(listedProduct(product, numbers))
  const segment = new Segment(1, decodeProducts(encodeProducts(builder.shape())))
  for (const [name, column] of builder.columns())
    segment.addColumn(name, decodeColumn(encodeColumn(column)))
  return segment
}

function dictionaryOf(): Dictionary {
  const entries = parameters.map((p): ParameterEntry => ({
    pk: numbers.parameter.get(p.code) ?? 0,
    code: p.code,
    type: p.type,
    unit: p.unit,
    title: p.title.de,
    group: p.group.de,
    description: null,
    values: new Map(p.values.map(({ id, title }) => [id, { id, title: title.de }])),
  }))
  return {
    parameters: new Map(entries.map((entry) => [entry.code, entry])),
    parameterByPk: new Map(entries.map((entry) => [entry.pk, entry])),
    categories: new Map(),
    categoryById: new Map(),
    brands: new Map(brands.map(({ id, title }, index) => [index + 1, { id, title }])),
    filters: new Map(),
    searchWords: { groups: [] },
  }
}

/** Whether one variant passes every selected filter, except those of a facet. */
function passes(
  { record }: NumberedProduct,
  variant: VariantRecord,
  choice: Choice,
  except = '',
): boolean {
  const own = new Map(merged(record.parameters, variant.parameters).map((p) => [p.code, p]))
  const price = choice.ranges.price
  const cents = variant.prices.EUR
  return (
    Object.entries(choice.values).every(([code, ids]) => {
      const value = own.get(code)
      if (code === except) return true
      if (!value) return false
      if (booleans.has(code)) return isTrue(value)
      return 'values' in value && value.values.some((id) => ids.includes(id))
    }) &&
    Object.entries(choice.ranges).every(([code, { from, to }]) => {
      const value = own.get(code)
      if (code === except || code === 'price') return true
      const isNumber = value && 'number' in value
      return isNumber && value.number >= (from ?? -Infinity) && value.number <= (to ?? Infinity)
    }) &&
    (except === 'price' ||
      !price ||
      (cents >= (price.from ?? 0) * 100 && cents <= (price.to ?? Infinity) * 100)) &&
    (except === 'brand' || !choice.brands.length || choice.brands.includes(record.brandId)) &&
    (except === 'reaches' ||
      !choice.reaches ||
      variant.curves.some(({ points }) =>
        meetsOperatingPoint(
          points.map(([flow, pressure]) => [flow, pressure] as const),
          choice.reaches ?? { flow: 0, pressure: 0 },
        ),
      )) &&
    (except === 'available' || !choice.availableOnly || isAvailable(record, variant))
  )
}

const random = randomOf('choices')
const choices = Array.from({ length: 40 }, (): Choice => {
  const { record, variants } = pick(
    products.filter(({ n }) => listed.includes(n)),
    random,
  )
  const own = merged(record.parameters, pick(variants, random).record.parameters)
  const chosen = sample(own, random() < 0.5 ? 1 : 2, random)
  const values = chosen.flatMap((p): [string, string[]][] =>
    'values' in p && !booleans.has(p.code) ? [[p.code, [...p.values, '125', 'nothing']]] : [],
  )
  const ranges = chosen.flatMap((p): [string, { from: number | null; to: number | null }][] =>
    'number' in p && !booleans.has(p.code)
      ? [[p.code, { from: p.number * 0.5, to: p.number }]]
      : [],
  )
  return {
    values: Object.fromEntries(values),
    ranges: Object.fromEntries([
      ...ranges,
      ...(random() < 0.4 ? [['price', { from: 5, to: null }]] : []),
    ]),
    brands: random() < 0.3 ? [record.brandId, 'unknown'] : [],
    availableOnly: random() < 0.3,
    // A point on or about one of its curves.
    ...(record.variants[0]?.curves[0] &&
      random() < 0.5 && { reaches: dutyOf(record.variants[0].curves[0].points[2]) }),
  }
})

function dutyOf([flow, pressure]: readonly (number | null)[] = []) {
  if (!flow || !pressure) throw new RangeError('no such point')
  return { flow: Math.max(1, Math.round(flow * (0.8 + random() * 0.3))), pressure }
}

const reader = { currency: 'EUR', groupPercent: 0 } as const
const inPlace = products.filter(({ n }) => listed.includes(n))
const ordered = listed.map((n) => inPlace.find((product) => product.n === n))

describe('§7 state: bits tell the same as records', () => {
  it('on products and totals, on one and the same variant', ({ expect }) => {
    let found = 0
    for (const choice of choices) {
      const matches = matchesOf(segments, [], null, narrowingsOf(choice, dictionary, reader))
      const expected = ordered.flatMap((product) => {
        const hits = product?.variants.filter(({ record }) => passes(product, record, choice)) ?? []
        const prices = hits.map(({ record }) => record.prices.EUR)
        const cheapest = hits.find(({ record }) => record.prices.EUR === Math.min(...prices))
        const priceFrom = new Set(prices).size > 1
        if (!product || !cheapest) return []
        return { product: product.n, bit: cheapest.bit, priceFrom, matching: hits.length }
      })
      const page = {
        locale: 'de',
        currency: 'EUR',
        sort: 'default',
        ranks: null,
        matching: [],
      } as const
      expect(pageOf(matches, { ...page, limit: 1000, offset: 0 })).toEqual(expected)
      expect(pageOf(matches, { ...page, limit: 7, offset: 5 })).toEqual(expected.slice(5, 12))
      expect(totalOf(matches)).toBe(expected.length)
      found += Number(expected.length > 0)
    }
    expect(found).toBeGreaterThan(choices.length / 2)
  })

  it('on the counts and bounds of every facet', ({ expect }) => {
    const shown = {
      dictionary,
      locale: 'de',
      ...reader,
      parameters: [...dictionary.parameters.values()],
    } as const
    expect(facetColumns(shown)).toContain('price:EUR')
    let duties = 0
    for (const choice of choices.slice(0, 12)) {
      const matches = matchesOf(segments, [], null, narrowingsOf(choice, dictionary, reader))
      for (const facet of facetList(matches, shown)) {
        const hits = inPlace.map((product) =>
          product.variants.filter(({ record }) => passes(product, record, choice, facet.code)),
        )
        const countOf = (has: (product: NumberedProduct, variant: VariantRecord) => boolean) =>
          inPlace.filter((product, index) =>
            hits[index]?.some(({ record }) => has(product, record)),
          ).length
        const valueOf = (product: NumberedProduct, variant: VariantRecord) =>
          merged(product.record.parameters, variant.parameters).find((p) => p.code === facet.code)
        if (facet.code === 'brand' && 'values' in facet) {
          for (const { id, count } of facet.values)
            expect(count).toBe(countOf(({ record }) => record.brandId === id))
        } else if (facet.type === 'duty') {
          duties++
          expect(facet.count).toBe(countOf((_, { curves }) => curves.length > 0))
        } else if (facet.code === 'available' && 'count' in facet) {
          expect(facet.count).toBe(countOf(({ record }, variant) => isAvailable(record, variant)))
        } else if (facet.code === 'price' && 'min' in facet) {
          const prices = hits.flat().map(({ record }) => record.prices.EUR / 100)
          expect([facet.min, facet.max]).toEqual(
            prices.length ? [Math.min(...prices), Math.max(...prices)] : [0, 0],
          )
        } else if ('values' in facet) {
          for (const { id, count } of facet.values)
            expect(count).toBe(
              countOf((product, variant) => {
                const value = valueOf(product, variant)
                return value !== undefined && 'values' in value && value.values.includes(id)
              }),
            )
        } else if ('count' in facet) {
          expect(facet.count).toBe(
            countOf((product, variant) => {
              const value = valueOf(product, variant)
              return value !== undefined && isTrue(value)
            }),
          )
        }
      }
    }
    expect(duties).toBeGreaterThan(0)
  })
})

describe('LowestKeys', () => {
  it('keeps the lowest of many, in order', ({ expect }) => {
    const keys = Array.from({ length: 500 }, () => Math.floor(random() * 300))
    for (const count of [1, 2, 21, 400, 500, 600]) {
      const lowest = new LowestKeys(count)
      for (const key of keys) lowest.add(key)
      expect(lowest.sorted()).toEqual(keys.toSorted((a, b) => a - b).slice(0, count))
    }
  })
})
