import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../testing/catalogue-of.ts'
import { parameters } from '../../catalogue/parameters.ts'
import { virtualCategories } from '../../catalogue/virtual-categories.ts'
import { content } from '../content.ts'
import { catalogueEntries } from './entries.ts'

const known = {
  values: new Set(parameters.flatMap(({ code, values }) => values.map(({ id }) => `${code}:${id}`))),
  virtual: new Set(virtualCategories.map(({ id }) => id)),
  questions: new Set(content.entries.flatMap(({ kind, id }) => (kind === 'faq_question' ? id : []))),
  products: new Set(catalogueOf(300).products.map(({ id }) => id)),
}

/** References of an entry, by kind of target. */
function namedBy(entry: (typeof catalogueEntries)[number]): [keyof typeof known, string][] {
  if (entry.kind === 'filtered_category') {
    return entry.facts.parameters.flatMap(({ entityId, values }) => values.map((value): ['values', string] => ['values', `${entityId}:${value}`]))
  }
  if (entry.kind === 'featured_products') return entry.facts.product_ids.map((id): ['products', string] => ['products', id])
  const questions = entry.references?.faq_question ?? []
  return [['virtual', entry.id], ...questions.map((id): ['questions', string] => ['questions', id])]
}

describe('§3 what an editor adds to the catalogue', () => {
  test('stands at values, saved filters, questions and products that there are', () => {
    const named = catalogueEntries.flatMap(namedBy)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter(([kind, id]) => !known[kind].has(id))).toEqual([])
  })

  test('is written in every language, filtered listings under the address of their filter', () => {
    for (const { texts } of catalogueEntries) expect(Object.keys(texts)).toEqual(['de', 'cs', 'sk', 'en'])
    const [first] = catalogueEntries.filter((entry) => entry.kind === 'filtered_category')
    expect(first?.texts.de?.slug).toBe('rohre-kanaele/wickelfalzrohr?f_dn=100')
  })
})
