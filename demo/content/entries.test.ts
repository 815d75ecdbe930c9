import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Branch } from '../../domain/content/reference/branch.ts'
import { locales } from '../../domain/locales/locales.ts'
import { RichText } from '../../domain/content/rich-text.ts'
import type {
  AnyEntryRecord,
  EntryKind,
  EntryRecord,
} from '../../backend/cms/content/entries/entry.ts'
import { pickupBranches as branches } from './pickup-branches.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { content } from './content.ts'

const catalogue = catalogueOf(300)
const { entries } = content
const now = '2026-11-21T12:00:00Z'

function isKind<K extends EntryKind>(kind: K) {
  return (entry: AnyEntryRecord): entry is AnyEntryRecord & EntryRecord<K> => entry.kind === kind
}

const of = <K extends EntryKind>(kind: K) => entries.filter(isKind(kind))
const articles = of('article')
const published = articles.filter((article) => (article.published_at ?? '') < now)

/** All words of a rich text. */
function wordsOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const own = 'text' in value && typeof value.text === 'string' ? value.text.split(/\s+/).filter(Boolean).length : 0
  return own + Object.values(value).reduce((sum: number, each: unknown) => sum + wordsOf(each), 0)
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}

describe('§3 content of its own kinds', () => {
  it('has over thirty articles of substance, one of them for later', () => {
    expect(published.length).toBeGreaterThanOrEqual(30)
    expect(articles.filter((article) => (article.published_at ?? '') > '2027-12-31')).toHaveLength(1)
    expect(published.filter(({ texts }) => wordsOf(texts.de?.content) < 300).map(({ id }) => id)).toEqual([])
    expect(new Set(published.map(({ published_at }) => published_at?.slice(0, 7))).size).toBeGreaterThan(15)
  })

  it('has every article whole in each further language, not as a summary', () => {
    for (const locale of ['cs', 'sk', 'en'] as const) {
      const short = articles.filter(({ texts }) => wordsOf(texts[locale]?.content) < 0.75 * wordsOf(texts.de?.content))
      expect(short.map(({ id }) => id), locale).toEqual([])
    }
  })

  it('sorts articles into two levels of categories, twelve tags and more, five authors', () => {
    const categories = of('article_category')
    const masters = categories.filter(({ references }) => !references?.master_category)
    expect(masters).toHaveLength(4)
    for (const { id } of masters) {
      const below = categories.filter(({ references }) => references?.master_category?.[0] === id)
      expect(below.length, id).toBeGreaterThanOrEqual(2)
    }
    const used = new Set(articles.flatMap(({ references }) => [references?.category?.[0], references?.author?.[0], ...(references?.tag ?? [])]))
    const named = [...categories.filter(({ references }) => references?.master_category), ...of('article_tag'), ...of('author')]
    expect(of('article_tag').length).toBeGreaterThanOrEqual(12)
    expect(of('author')).toHaveLength(5)
    expect(named.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([])
  })

  it('refers only to what there is', () => {
    const ids: Record<string, Set<string>> = {
      category: new Set(catalogue.categories.map(({ id }) => id)),
      product: new Set(catalogue.products.map(({ id }) => id)),
      virtual_category: new Set(catalogue.virtualCategories.map(({ id }) => id)),
      author: new Set(of('author').map(({ id }) => id)),
      tag: new Set(of('article_tag').map(({ id }) => id)),
      article: new Set(articles.map(({ id }) => id)),
      highlighted: new Set(published.map(({ id }) => id)),
      glossary_term: new Set(of('glossary_term').map(({ id }) => id)),
      faq_question: new Set(of('faq_question').map(({ id }) => id)),
      group: new Set(of('faq_group').map(({ id }) => id)),
      master_category: new Set(of('article_category').map(({ id }) => id)),
    }
    const dead = entries.flatMap(({ kind, id, references = {} }) =>
      Object.entries<string[]>(references).flatMap(([field, targets]) => {
        const known = kind === 'article' && field === 'category' ? ids['master_category'] : ids[field]
        return targets.filter((target) => !known?.has(target)).map((target) => `${kind} ${id}: ${field} ${target}`)
      }),
    )
    expect(dead).toEqual([])
  })

  it('gives every slug once per kind and language', () => {
    const slugs = entries.flatMap(({ kind, texts }) =>
      Object.entries(texts).flatMap(([locale, text]) => ('slug' in text ? [`${kind} ${locale} ${text.slug}`] : [])))
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
    // The slug of a filtered category is the URL of a listing.
    const names = slugs.filter((slug) => !slug.startsWith('filtered_category'))
    expect(names.filter((slug) => !/^\S+ \S+ [a-z0-9-]+$/.test(slug))).toEqual([])
  })

  it('has branches in four languages that the store knows by the same id, hours and address', () => {
    const branchEntries = of('branch')
    expect(branchEntries.length).toBeGreaterThanOrEqual(8)
    expect(branchEntries.filter(({ facts }) => facts.branch_is_primary)).toHaveLength(1)
    for (const { id, facts, texts, weight } of branchEntries) {
      for (const locale of locales) {
        const { slug = '', ...text } = texts[locale] ?? {}
        const meta = { slug, seo_title: '', seo_description: '', seo_keywords: '', meta_nofollow: false, meta_noindex: false, share_image: null, slugs: {} }
        Branch.parse({ ...facts, ...text, _id: id, locale, weight, page_meta: meta })
      }
    }
    for (const { id, address, openingHours } of branches) {
      const facts = branchEntries.find((entry) => entry.facts.store_id === id)?.facts
      expect(facts?.address).toEqual(address)
      const [from, to] = openingHours.split('–').map((hour) => hour.padStart(5, '0'))
      expect(facts?.opening_hours).toEqual([1, 2, 3, 4, 5].map((day) => ({ day, from, to })))
    }
  })

  it('closes for lunch somewhere', () => {
    const days = of('branch').flatMap(({ id, facts }) => facts.opening_hours.map(({ day }) => `${id} ${day}`))
    expect(new Set(days).size).toBeLessThan(days.length)
  })

  it('explains sixty terms and answers twenty-five questions in four languages', () => {
    expect(of('glossary_term').length).toBeGreaterThanOrEqual(60)
    expect(of('faq_question').length).toBeGreaterThanOrEqual(25)
    expect(of('faq_group')).toHaveLength(5)
    for (const { id, texts } of [...of('glossary_term'), ...of('faq_question')]) {
      for (const locale of locales) expect(texts[locale]?.title, `${id} ${locale}`).toBeTruthy()
    }
    for (const { id, references } of of('glossary_term')) {
      expect(Object.values(references ?? {}).flat().length, id).toBeGreaterThan(0)
    }
  })

  it('has a banner that is over, one that runs and one to come, and a notice without a colour', () => {
    const limited = of('banner_wide').filter(({ facts }) => facts.time_limited)
    const states = limited.map(({ facts }) => ((facts.time_limit_end ?? '') < now ? 'over' : (facts.time_limit_start ?? '') > now ? 'to come' : 'runs'))
    expect(states.toSorted()).toEqual(['over', 'runs', 'to come'])
    expect(of('info_box').filter(({ facts }) => facts.box_color === null)).toHaveLength(1)
  })

  it('tells of every brand', () => {
    expect(of('brand').map(({ id }) => id).toSorted()).toEqual(catalogue.brands.map(({ id }) => id).toSorted())
  })

  it('has no two entries of the same kind and id', () => {
    const keys = entries.map(({ kind, id }) => `${kind} ${id}`)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })

  it('holds rich text that fits, and no mark left unread', () => {
    const documents = stringsOf(entries).filter((text) => /\*\*|~~|\]\(|\[\[|^#+ |\{#/.test(text))
    expect(documents).toEqual([])
    for (const { texts } of articles) for (const text of Object.values(texts)) RichText.parse(text.content)
  })

  it('shows only pictures that are there', () => {
    const images = new URL('../../backend/assets/image/640/', import.meta.url)
    const there = new Set(['article', 'banner', 'branch', 'person', 'product'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, images)).map((file) => `${folder}/${file.replace('.webp', '')}`)))
    const named = new Set(stringsOf([entries, content.pages]).filter((text) => /^(?:article|banner|branch|person|product)\/[a-z0-9-]+$/.test(text)))
    expect([...named].filter((path) => !there.has(path))).toEqual([])
    expect(named.size).toBeGreaterThan(50)
  })

  it('makes no environmental claim without a figure', () => {
    const generic = /umweltfreundlich|klimaneutral|nachhaltig|ökologisch|energieeffizient|ekologick|udržiteln|udržateľn|eco-friendly|sustainable|climate.neutral/i
    expect(stringsOf([entries, content.pages, content.homepage]).filter((text) => generic.test(text))).toEqual([])
  })
})
