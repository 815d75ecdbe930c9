import { describe, expect, it } from 'vitest'
import { merged } from '../../../backend/cms/catalog/parameter-values.ts'
import type { ParameterValueRecord } from '../../../backend/db/columns.ts'
import {
  sampleParameter,
  sampleProduct,
  sampleVariant,
} from '../../../client/testing/sample-product.ts'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { parametersByCode } from '../../../worker/loaders/product/parameter-notes.ts'
import { similarProducts } from '../../../worker/loaders/product/similar-products.ts'
import { catalogueOf } from '../../testing/catalogue-of.ts'
import { showsProduct } from '../../testing/shows-product.ts'
import type { ProductRecord } from '../../records.ts'
import { parameterByCode } from '../parameters.ts'
import { valueEntries } from './value-entries.ts'
import { virtualCategories } from '../virtual-categories.ts'

const { products } = catalogueOf(1500)
const [anyFilter] = virtualCategories

const shown = (value: ParameterValueRecord): Parameter => {
  const ids = 'values' in value ? value.values : []
  const number = 'number' in value ? value.number : null
  const type = parameterByCode.get(value.code)?.type ?? 'values'
  return { ...sampleParameter(value.code, ...ids), type, number }
}

const detailOf = ({ categoryId, parameters, variants }: ProductRecord) =>
  sampleProduct({
    breadcrumbs: [{ id: categoryId, title: categoryId, slug: categoryId }],
    parameters: parameters.map(shown),
    variants: variants.map(({ id, parameters: own }) =>
      sampleVariant(id, { parameters: own.map(shown) }),
    ),
  })

/** The saved filter that a listing's URL asks for. */
function filterOf(target: string) {
  const { pathname, searchParams } = new URL(target, 'https://shop.test')
  const values: Record<string, string[]> = {}
  const ranges: Record<string, { from: number; to: number }> = {}
  for (const name of searchParams.keys()) {
    const [, code = '', edge] = /^f_(.+?)(_from|_to)?$/.exec(name) ?? []
    if (!edge) values[code] = searchParams.getAll(name)
    else
      ranges[code] = {
        from: Number(searchParams.get(`f_${code}_from`)),
        to: Number(searchParams.get(`f_${code}_to`)),
      }
  }
  return { categories: [pathname.slice(1)], values, ranges }
}

describe('§3 links of parameters', () => {
  it('of any product and parameter lead to a list with the product in it', () => {
    if (!anyFilter) throw new Error('no saved filter')
    const missing: string[] = []
    let links = 0
    for (const product of products) {
      const detail = detailOf(product)
      const codes = new Set(
        product.variants.flatMap(({ parameters: own }) =>
          merged(product.parameters, own).map(({ code }) => code),
        ),
      )
      const byCode = parametersByCode(detail)
      for (const code of codes) {
        const more = similarProducts(detail, byCode.get(code) ?? [])
        if (!more) continue
        links++
        if (!showsProduct({ ...anyFilter, ...filterOf(more.link.target) }, product))
          missing.push(`${product.id} ${more.link.target}`)
      }
    }
    expect(links).toBeGreaterThan(products.length)
    expect(missing.slice(0, 5)).toEqual([])
  })

  it('of any value lead to a list with each product that has it', () => {
    const missing = valueEntries.flatMap(({ id, texts }) => {
      const virtual = virtualCategories.find(({ slug }) => `/${slug.de}` === texts.de?.link_url)
      const [code, value = ''] = id.split(':')
      if (!virtual) return []
      const own = products.filter(({ parameters, variants }) =>
        variants.some((variant) =>
          merged(parameters, variant.parameters).some(
            (each) => each.code === code && 'values' in each && each.values.includes(value),
          ),
        ),
      )
      const others = own.filter((product) => !showsProduct(virtual, product))
      return others.slice(0, 1).map((product) => `${id} ${product.id} ${virtual.slug.de}`)
    })
    expect(missing).toEqual([])
  })
})
