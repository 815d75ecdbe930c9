import { describe, expect, it } from 'vitest'
import { Block } from '../../domain/content/block.ts'
import { Configuration, Menu, menuCodes } from '../../domain/site.ts'
import { Link } from '../../domain/link.ts'
import { locales } from '../../domain/locales/locales.ts'
import { RichText } from '../../domain/content/rich-text.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { content } from './content.ts'
import { homeProducts } from './homepage.ts'

const { categories, products } = catalogueOf(300)
const productIds = new Set(products.map(({ id }) => id))
const allBlocks = locales.flatMap((locale) => [
  ...content.homepage[locale].blocks,
  ...content.pages.flatMap(({ blocks }) => blocks[locale]),
])

function objectsOf(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(objectsOf)
  return Array.isArray(value) ? inner : [{ ...value }, ...inner]
}

describe('content', () => {
  it('shows only quiet products under “quiet” on the home page', () => {
    const shown = products.filter(({ id }) => homeProducts.quiet.includes(id))
    expect(shown).toHaveLength(homeProducts.quiet.length)
    for (const { id, parameters, variants } of shown)
      for (const variant of variants) {
        const level = [...variant.parameters, ...parameters].find(({ code }) => code === 'lpa')
        expect(level, id).toHaveProperty('number', expect.toSatisfy((value: number) => value <= 29))
      }
  })

  it('fits the schemas of the domain', () => {
    for (const locale of locales) {
      Configuration.parse({ ...content.configuration[locale], infoBoxes: [] })
      expect(content.menus[locale].map((menu) => Menu.parse(menu).code)).toEqual([...menuCodes])
      for (const { content: texts } of [...content.pages, ...content.errorPages]) RichText.parse(texts[locale])
    }
    for (const block of allBlocks) Block.parse(block.type === 'products' ? { ...block, products: [] } : block)
  })

  it('§9 has the lists and favourites that a shop is without by default', () => {
    for (const locale of locales) {
      const { features } = content.configuration[locale]
      expect(features).toMatchObject({ shoppingLists: true, favourites: true, bulkOrder: true, warrantyClaims: true })
    }
  })

  it('uses every type of block', () => {
    const all = ['big_title', 'categories', 'collapsible', 'divider', 'newsletter', 'products', 'quote', 'text', 'text_boxes', 'usp']
    expect([...new Set(allBlocks.map(({ type }) => type))].toSorted()).toEqual(all)
  })

  it('uses every node and mark of rich text in each language', () => {
    const types = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'table', 'tableRow', 'tableHeader', 'tableCell', 'image', 'button', 'clearer']
    const marks = ['anchor', 'bold', 'em', 'italic', 'link', 'strike', 'subscript', 'superscript', 'underline']
    for (const locale of locales) {
      const texts = [content.pages.map((page) => page.content[locale]), content.homepage[locale].blocks]
      const seen = new Set(objectsOf(texts).map(({ type }) => type))
      expect([...types, ...marks].filter((type) => !seen.has(type))).toEqual([])
    }
  })

  it('names only products that any catalogue has', () => {
    const named = allBlocks.flatMap((block) => (block.type === 'products' ? block.productIds : []))
    expect(named.filter((id) => !productIds.has(id))).toEqual([])
  })

  it('links only to pages and categories that exist', () => {
    for (const locale of locales) {
      const known = { page: new Set(content.pages.map(({ slug }) => slug[locale])), category: new Set(categories.map(({ slug }) => slug[locale])) }
      const links = objectsOf([content.menus[locale], content.homepage[locale], content.configuration[locale]])
        .flatMap(({ link }) => Link.safeParse(link).data ?? [])
      expect(links.length).toBeGreaterThan(100)
      const dead = links.filter(({ type, target }) => (type === 'page' || type === 'category') && !known[type].has(target))
      expect(dead).toEqual([])
    }
  })

  it('resolves all links of texts', () => {
    const hrefs = objectsOf(content).flatMap(({ href }) => (typeof href === 'string' ? [href] : []))
    expect(hrefs.filter((href) => !/^(?:\/|#|https:|mailto:)/.test(href))).toEqual([])
  })

  it('has at least fifteen pages with text in all languages and slugs only once', () => {
    expect(content.pages.length).toBeGreaterThanOrEqual(15)
    for (const locale of locales) {
      expect(new Set(content.pages.map(({ slug }) => slug[locale])).size).toBe(content.pages.length)
      const thin = content.pages.filter((page) => JSON.stringify(page.content[locale]).length < 600)
      expect(thin.map(({ id }) => id)).toEqual([])
    }
    expect(content.errorPages.map(({ status }) => status)).toEqual([403, 404, 500, 503])
  })

  it('keeps menu titles short', () => {
    for (const locale of locales) {
      const titles = content.menus[locale].flatMap(({ items }) => items.flatMap((item) => [item, ...item.children])).map(({ title }) => title)
      expect(titles.filter((title) => title.length > 32)).toEqual([])
    }
  })

  it('redirects from addresses that are nothing else', () => {
    const taken = new Set([...categories, ...content.pages].flatMap(({ slug }) => locales.map((locale) => `/${slug[locale]}`)))
    const rewrites = content.pages.flatMap((page) => page.rewrites)
    expect(new Set([...rewrites, ...content.redirects.map(({ from }) => from)]).size).toBe(rewrites.length + content.redirects.length)
    expect(content.redirects.filter(({ from }) => taken.has(from))).toEqual([])
  })
})
