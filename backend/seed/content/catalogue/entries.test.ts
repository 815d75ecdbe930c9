import { describe, expect, test } from 'vitest'
import { generateProducts } from '../../catalogue/generate.ts'
import { parameters } from '../../catalogue/parameters.ts'
import { virtualCategories } from '../../catalogue/virtual-categories.ts'
import { content } from '../content.ts'
import { catalogueEntries } from './entries.ts'

const values = new Set(parameters.flatMap(({ code, values }) => values.map(({ id }) => `${code}:${id}`)))
const ids = (kind: string) => new Set(content.entries.flatMap((entry) => (entry.kind === kind ? entry.id : [])))

describe('§3 what an editor adds to the catalogue', () => {
  test('stands at filters, questions and products that there are', () => {
    const virtual = new Set(virtualCategories.map(({ id }) => id))
    const products = new Set([...generateProducts({ products: 300 })].map(({ id }) => id))
    const questions = ids('faq_question')
    for (const entry of catalogueEntries) {
      if (entry.kind === 'virtual_category') {
        expect(virtual).toContain(entry.id)
        for (const id of entry.references?.faq_question ?? []) expect(questions).toContain(id)
      }
      if (entry.kind === 'filtered_category') {
        const [chosen] = entry.facts.parameters
        expect(values).toContain(`${chosen?.entityId}:${chosen?.values[0]}`)
      }
      if (entry.kind === 'featured_products') {
        for (const id of entry.facts.product_ids) expect(products).toContain(id)
      }
    }
  })

  test('is written in every language, filtered listings under the address of their filter', () => {
    for (const { texts } of catalogueEntries) expect(Object.keys(texts)).toEqual(['de', 'cs', 'sk', 'en'])
    const [first] = catalogueEntries.filter((entry) => entry.kind === 'filtered_category')
    expect(first?.texts.de?.slug).toBe('rohre-kanaele/wickelfalzrohr?f_dn=100')
  })
})
