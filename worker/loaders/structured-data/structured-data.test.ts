import { afterEach, describe, expect, it, vi } from 'vitest'
import { exampleArticle } from '../../../domain/contract/testing/examples/entities/article.ts'
import { exampleBranch } from '../../../domain/contract/testing/examples/entities/branch.ts'
import { exampleCategory } from '../../../domain/contract/testing/examples/entities/category.ts'
import { exampleProduct } from '../../../domain/contract/testing/examples/entities/product.ts'
import { exampleDocument } from '../../../domain/contract/testing/examples/entities/rich-text.ts'
import { routesOf } from '../../../domain/routes.ts'
import { createApp } from '../../app.ts'
import { newIsolate } from '../../testing/fake-content.ts'
import { exampleBackend } from '../../testing/example-backend.ts'
import { faqPage } from './faq-page.ts'
import { jsonLdProblems } from '../../testing/json-ld-problems.ts'

interface Node {
  '@type': string
  [property: string]: unknown
}

const routes = routesOf('de')

/** The structured data in a page's document. */
async function dataOf(path: string): Promise<Node[]> {
  const bindings = {
    ...newIsolate(),
    CACHE: { get: async () => null, put: async () => {} },
    BACKEND: { fetch: exampleBackend },
  }
  const response = await createApp().request(`http://shop.test${path}`, {}, bindings)
  expect(response.status, path).toBe(200)
  const html = await response.text()
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Node)
}

afterEach(() => vi.restoreAllMocks())

describe('§2 structured data of whole documents', () => {
  it.each([
    ['the home page', routes.home(), ['Organization', 'WebSite']],
    ['a category', routes.category(exampleCategory.pageMeta.slug), ['BreadcrumbList', 'ItemList']],
    [
      'a product',
      routes.product(exampleProduct.slug),
      [expect.stringMatching(/^Product/), 'BreadcrumbList'],
    ],
    ['a branch', routes.branch(exampleBranch.page_meta.slug), ['Store', 'BreadcrumbList']],
    ['the contact', routes.contact(), ['ContactPage', 'Organization', 'BreadcrumbList']],
    ['the glossary', routes.glossary(), ['DefinedTermSet', 'BreadcrumbList']],
    ['faq', routes.faq(), ['FAQPage', 'BreadcrumbList']],
    ['help', routes.aboutPurchase(), ['FAQPage', 'BreadcrumbList']],
    [
      'an article',
      routes.article(exampleArticle.page_meta.slug),
      ['BlogPosting', 'BreadcrumbList'],
    ],
  ])('of %s is complete and valid', async (_, path, types) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const data = await dataOf(path)
    expect(data.map((each) => each['@type'])).toEqual(types)
    expect(data.every((each) => each['@context'] === 'https://schema.org')).toBe(true)
    expect(jsonLdProblems(data)).toEqual([])
  })
})

describe('§3 FAQ questions of a virtual category', () => {
  it('are a valid FAQPage', () => {
    const data = faqPage([
      {
        question: 'Wie viel Luft braucht ein Bad?',
        answer: exampleDocument('Nach DIN 18017-3 etwa 40 m³/h.'),
      },
      { question: 'Und ein WC?', answer: '30 m³/h.' },
    ])
    expect(data).toHaveLength(1)
    expect(jsonLdProblems(data)).toEqual([])
  })
})

describe('the check itself', () => {
  it('finds missing, wrong and unknown properties', () => {
    const list = (item: object) => ({ '@type': 'BreadcrumbList', itemListElement: [item] })
    const step = {
      '@type': 'ListItem',
      position: 1,
      name: 'Rohre',
      item: 'https://shop.test/rohre',
    }
    expect(jsonLdProblems(list(step))).toEqual([])
    expect(jsonLdProblems(list({ ...step, position: '1' }))).toEqual([
      'BreadcrumbList.itemListElement[0].ListItem.position',
    ])
    expect(jsonLdProblems(list({ ...step, item: '/rohre' }))).toHaveLength(1)
    expect(jsonLdProblems(list({ '@type': 'ListItem', position: 1 }))).toHaveLength(1)
    expect(jsonLdProblems({ '@type': 'FAQPage', mainEntity: [] })).toEqual(['FAQPage.mainEntity'])
    expect(jsonLdProblems({ '@type': 'Recipe' })).toEqual(['Recipe: unknown type'])
    expect(jsonLdProblems({ name: 'x' })).toEqual([': no @type'])
  })
})
