import { beforeAll, describe, it } from 'vitest'
import { findResults } from '../../backend/cms/search/search.ts'
import { locales } from '../../domain/locales/locales.ts'
import { problems } from '../../domain/ventilation/search/problems.ts'
import { hitsOf } from '../testing/hits-of.ts'
import { askShop, callerOf } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

describe('§4.7: a fan that does not stop leads to advice and to its timer', () => {
  it.for([
    ['de', 'Lüfter geht nicht aus'],
    ['de', 'Badlüfter läuft dauernd'],
    ['de', 'Badlüfter schaltet nicht ab'],
    ['cs', 'ventilátor nejde vypnout'],
    ['cs', 'vetrak v koupelne bezi porad'],
    ['sk', 'ventilátor v kúpeľni stále beží'],
    ['sk', 'nejde vypnut ventilator'],
    ['en', "extractor fan won't turn off"],
    ['en', 'fan keeps running all the time'],
    ['en', 'fan stays on after shower for hours'],
    ['de', 'Badlüfter läuft stundenlang'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood).toMatchObject({ problem: 'running', unknownWords: [] })
    expect(hits[0]?.categoryId).toMatch(/^H2/)
  })

  it('its advice is about the timer, not about any fan', async ({ expect }) => {
    const { articles } = await findResults(shop, callerOf('de'), 'Lüfter geht nicht aus', {
      limit: 10,
      page: 1,
      asTyped: false,
    })
    expect(articles.entities.map(({ title }) => title)).toContain('Nachlauf oder Feuchtesensor?')
    expect(articles.total).toBeLessThan(10)
  })

  it.for([
    ['de', 'Lüfter mit Nachlauf der weiterläuft'],
    ['cs', 'ventilátor se zpožděným vypnutím'],
  ] as const)('%s: %s asks for a fan', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBeNull()
    expect(hits[0]?.categoryId).toMatch(/^A1/)
  })
})

describe('§4.7: texts about a problem are about its whole word', () => {
  it.for(['cs', 'sk'] as const)(
    '%s: zápach finds no questions about payment',
    async (locale, { expect }) => {
      const { articles, faqQuestions } = await findResults(shop, callerOf(locale), 'zápach', {
        limit: 10,
        page: 1,
        asTyped: false,
      })
      expect(articles.total).toBeGreaterThan(0)
      expect(faqQuestions.total).toBe(0)
    },
  )
})

describe('§4.7: smells of the kitchen are for a hood', () => {
  it.for([
    ['de', 'Kochdunst zieht ins Wohnzimmer'],
    ['cs', 'výpary z vaření v kuchyni'],
    ['en', 'cooking fumes in the living room'],
  ] as const)('%s: %s', async ([locale, query], { expect }) => {
    const { hits, understood } = await hitsOf(shop, locale, query)
    expect(understood?.problem).toBe('smell')
    expect(hits[0]?.categoryId).toBe('J1')
  })
})

describe('§4.7: advice is no dead end', () => {
  it.for(locales)('%s: every problem has an article', async (locale, { expect }) => {
    for (const { code, words } of problems) {
      const [query = ''] = words[locale] ?? []
      const { articles, understood } = await findResults(shop, callerOf(locale), query, {
        limit: 10,
        page: 1,
        asTyped: false,
      })
      expect({ query, code: understood?.problem }).toEqual({ query, code })
      expect(articles.total, `${code}: ${query}`).toBeGreaterThan(0)
    }
  })
})

describe('§4.7: a correction is a word that is nearly the same', () => {
  it.for([
    ['sk', '<script>alert(1)</script>'],
    ['cs', 'NEAR(a b)'],
    ['sk', 'NEAR(a b)'],
    ['en', 'NEAR(a b)'],
  ] as const)('%s: %s is not corrected', async ([locale, query], { expect }) => {
    expect(await askShop(shop, locale, query)).toMatchObject({ spelling: null })
  })

  it('the other words stay as they were typed', async ({ expect }) => {
    const { spelling } = await askShop(shop, 'sk', 'tichý kúpeľňový Tacett')
    expect(spelling).toBe('tichý kúpeľňový Tacet')
  })

  it('a brand that sounds alike is one, another short word is not', async ({ expect }) => {
    const alike = await askShop(shop, 'de', 'Maiko Badlüfter')
    expect(alike.understood?.notStocked).toBe('maico')
    const other = await askShop(shop, 'sk', 'kolik')
    expect(other.spelling).toBeNull()
  })
})
