import { variantRows } from '../rows/variant.ts'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import type { ProductRecord } from '../records.ts'
import { checkDigit } from './codes.ts'
import { families } from './families/all.ts'
import { generateCatalogue } from './generate.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { mountTextsOf } from './texts/mount-texts.ts'
import { parameterByCode } from './parameters.ts'

const catalogue = catalogueOf(1500)
const { products, categories, brands } = catalogue
const variants = products.flatMap((product) => product.variants)
const byId = new Map(products.map((product) => [product.id, product]))

function duplicates(values: string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const valuesOf = (product: ProductRecord) =>
  [...product.parameters, ...product.variants.flatMap(({ parameters }) => parameters)]

describe('the catalogue', () => {
  it('is the same for the same input and another for another seed', () => {
    const wanted = { products: 120, seed: 7 }
    expect(generateCatalogue(wanted)).toEqual(generateCatalogue(wanted))
    expect(generateCatalogue({ products: 120, seed: 8 })).not.toEqual(generateCatalogue(wanted))
  })

  it('keeps the figures of a product when more products are made', () => {
    const few = generateCatalogue({ products: 200 }).products
    for (const { id, variants: own, name } of few.slice(0, 60)) {
      expect(byId.get(id)).toMatchObject({ name, variants: own })
    }
  })

  it('has about the asked number of products', () => {
    expect(products.length).toBeGreaterThan(1400)
    expect(products.length).toBeLessThan(1600)
    expect(variants.length).toBeGreaterThan(5000)
    expect(variants.length).toBeLessThan(7500)
  })

  it('has ids, numbers and slugs only once', () => {
    expect(duplicates(products.map(({ id }) => id))).toEqual([])
    expect(duplicates(variants.map(({ id }) => id))).toEqual([])
    expect(duplicates(variants.map(({ catalogCode }) => catalogCode))).toEqual([])
    expect(duplicates(variants.map(({ ean }) => ean))).toEqual([])
    for (const locale of locales) {
      expect(duplicates(products.map(({ slug }) => slug[locale]))).toEqual([])
      expect(duplicates(categories.map(({ slug }) => slug[locale]))).toEqual([])
    }
  })

  it('has slugs that need no encoding', () => {
    for (const { slug } of [...products, ...categories]) {
      for (const locale of locales) expect(slug[locale]).toMatch(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
    }
  })

  it('has in-store EANs with right check digits', () => {
    for (const { ean } of variants) {
      expect(ean).toMatch(/^2\d{12}$/)
      expect(checkDigit(ean.slice(0, 12))).toBe(ean.slice(12))
    }
  })

  it('has 13, 61 and 45 categories, and products in each that has no children', () => {
    expect([1, 2, 3].map((level) => categories.filter(({ slug }) => slug.de.split('/').length === level).length)).toEqual([13, 61, 45])
    const parents = new Set(categories.map(({ parentId }) => parentId))
    const filled = new Set(products.map(({ categoryId }) => categoryId))
    expect(categories.filter(({ id }) => !parents.has(id) && !filled.has(id))).toEqual([])
    expect(products.filter(({ categoryId }) => parents.has(categoryId))).toEqual([])
  })

  it('relates only products that exist', () => {
    for (const { id, fits, alternatives } of products) {
      for (const other of [...fits, ...alternatives]) {
        expect(other).not.toBe(id)
        expect(byId.has(other)).toBe(true)
      }
      expect(duplicates([...fits, ...alternatives])).toEqual([])
    }
  })

  it('fits only what has a diameter in common, where both have one', () => {
    const diameters = (product: ProductRecord) =>
      new Set(valuesOf(product).flatMap((value) => (value.code === 'dn' && 'values' in value ? value.values : [])))
    for (const product of products.filter(({ axes }) => axes.includes('dn'))) {
      for (const other of product.fits.flatMap((id) => byId.get(id) ?? []).filter(({ axes }) => axes.includes('dn'))) {
        expect([...diameters(product)].some((dn) => diameters(other).has(dn))).toBe(true)
      }
    }
  })

  it('uses only parameters and values of the dictionary', () => {
    for (const product of products) {
      for (const value of valuesOf(product)) {
        const known = new Set(parameterByCode.get(value.code)?.values.map(({ id }) => id))
        const isKnown = 'values' in value ? value.values.every((id) => known.has(id)) : Number.isFinite(value.number)
        expect({ value, isKnown: isKnown && parameterByCode.has(value.code) }).toEqual({ value, isKnown: true })
      }
      for (const code of [...product.axes, ...product.keyParameters]) expect(parameterByCode.has(code)).toBe(true)
    }
    for (const { filters } of categories) expect(filters.filter((code) => !parameterByCode.has(code))).toEqual([])
  })

  it('has at most two axes, and a distinct choice for each variant', () => {
    for (const { axes, variants: own } of products) {
      expect(axes.length).toBeLessThanOrEqual(2)
      expect(duplicates(own.map(({ axisValues }) => JSON.stringify(axes.map((code) => axisValues[code]))))).toEqual([])
    }
  })

  it('has known brands and all texts in four languages', () => {
    const known = new Set(brands.map(({ id }) => id))
    for (const product of products) {
      expect(known.has(product.brandId)).toBe(true)
      for (const locale of locales) {
        expect(product.name[locale].length).toBeGreaterThan(8)
        expect(product.perex[locale].length).toBeGreaterThan(40)
        expect(textsOf(product.description[locale].content).join(' ').length).toBeGreaterThan(300)
        for (const { name, fullname } of product.variants) expect(name[locale] && fullname[locale]).toBeTruthy()
      }
    }
    for (const { title, perex } of categories) {
      for (const locale of locales) expect(perex[locale].length).toBeGreaterThan(title[locale].length)
    }
  })

  it('leaves no placeholder unfilled', () => {
    const texts = textsOf(products.map(({ name, perex, description }) => [name, perex, description]))
    expect(texts.filter((text) => /[{}]|\[\[|\]\]|undefined|NaN|\s[,.;:]|[,;:]\.|\.\./.test(text))).toEqual([])
  })

  it('makes no general green claims and promises no superlatives', () => {
    const banned = /umweltfreundlich|ökologisch|nachhaltig|klimaneutral|energieeffizient|ekologick|šetrn[ýáé] k|udržiteln|udržateľn|uhlíkově neutráln|eco-?friendly|sustainab|climate.neutral|carbon.neutral|\bbeste[rsn]?\b|nejlepší|najlepší|world-class/i
    const texts = textsOf([products.map(({ name, perex, description }) => [name, perex, description]), categories])
    expect(texts.filter((text) => banned.test(text))).toEqual([])
  })
})

describe('reviews', () => {
  it('agree with the rating and stay within bounds', () => {
    for (const { reviews, rating } of products) {
      expect(reviews.length).toBeLessThanOrEqual(12)
      expect(rating === null).toBe(reviews.length === 0)
      for (const review of reviews) {
        expect(review.rating).toBeGreaterThanOrEqual(0)
        expect(review.rating).toBeLessThanOrEqual(100)
        expect(review.text.length).toBeGreaterThan(10)
      }
      expect(duplicates(reviews.map(({ text }) => text))).toEqual([])
    }
    expect(products.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(products.length / 4)
  })
})

describe('price per measure', () => {
  it('has a content for everything that is sold by length, area or volume', () => {
    const due = products.filter(({ categoryId }) => /^(?:C|F4|L2|L3|L5)/.test(categoryId))
    const without = due.filter(({ baseMeasure, variants: own }) =>
      own.some((variant) => !((variant.baseMeasure ?? baseMeasure)?.amount ?? 0)))
    expect(without.map(({ id }) => id)).toEqual([])
  })

  it('PAngV § 4: is written to the row of each variant', () => {
    const [record] = products.filter(({ variants }) => variants.some((variant) => variant.baseMeasure))
    if (!record) throw new Error('Something is sold by measure')
    const variants = record.variants.map((variant, bit) => ({ n: bit + 1, bit, record: variant }))
    const [first] = variants
    if (!first) throw new Error('A product has variants')
    const rows = [...variantRows([{ n: 1, record, variants, defaultVariant: first }], '2026-11-23')]
    const content = record.variants.flatMap(({ baseMeasure }) => baseMeasure ? JSON.stringify(baseMeasure) : [])
    const written = JSON.stringify(rows[0]).replaceAll('\\', '')
    expect(content.length).toBeGreaterThan(0)
    for (const measure of content) expect(written).toContain(measure)
  })
})

describe('families', () => {
  it('have room in the EANs and names of their own', () => {
    expect(families.length).toBeLessThanOrEqual(200)
    expect(duplicates(families.map(({ id }) => id))).toEqual([])
    expect(duplicates(families.map(({ sku }) => sku))).toEqual([])
  })

  it('have at least two hints on mounting each', () => {
    expect(families.filter((family) => mountTextsOf(family, () => false).length < 2).map(({ id }) => id)).toEqual([])
  })
})
