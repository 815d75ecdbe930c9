import { beforeAll, describe, it } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { searchSynonyms } from '../content/search-terms/search-synonyms.ts'
import { searchWords } from '../content/search-words.ts'
import { locales } from '../../domain/locales/locales.ts'
import { type Variation, variations } from '../testing/query-variations.ts'
import { askShop, readQueries } from './measure-search.ts'
import { searchedShop } from './searched-shop.ts'

/* What one person types is what another one types differently: of every query of the list, all
   variations must be understood alike. */

let shop: Awaited<ReturnType<typeof searchedShop>>

beforeAll(async () => {
  shop = await searchedShop(200)
}, 60_000)

const queries = readQueries()
  // An article number or standard alone is no sentence.
  .filter(({ query }) => /\p{L}{4}/u.test(query) && !/\d{4}|^\S*-\S*$/.test(query))

/** What the page says of a query, and its first hits. */
async function answerTo(locale: Locale, query: string) {
  const { state, understood } = await askShop(shop, locale, query)
  return {
    facets: understood?.facets.map(({ code, instead }) => ({ code, instead })),
    problem: understood?.problem,
    hits: state.products.slice(0, 3).map(({ variant }) => variant.id),
  }
}

async function unlike(pairs: readonly (readonly [Locale, string, string])[]) {
  const found: string[] = []
  for (const [locale, query, other] of pairs) {
    const [a, b] = [await answerTo(locale, query), await answerTo(locale, other)]
    if (JSON.stringify(a) !== JSON.stringify(b)) found.push(`${locale} ${query} -> ${other}`)
  }
  return found
}

/** Every so manieth of a list. */
const sample = <T>(all: readonly T[], most: number) => {
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, at) => at % step === 0)
}

describe('domain 4.7, rule 11: a query means the same however it is typed', () => {
  it.for(Object.entries(variations))('%s', async ([, vary], { expect }) => {
    const pairs = queries.flatMap(({ locale, query }) => pairOf(locale, query, vary))
    expect(pairs.length).toBeGreaterThan(10)
    expect(await unlike(sample(pairs, 60))).toEqual([])
  })

  it.for(locales)(
    '%s: words that stand for each other in the search terms',
    async (locale, { expect }) => {
      const groups = searchSynonyms[locale].map((group) => group.split(', '))
      const phrases = searchWords[locale].groups
        .filter(({ notStocked, isBrand }) => !notStocked && !isBrand)
        .flatMap(({ words }) => words)
        .filter((phrase) => phrase.split(' ').length === 2)
      const others = phrases.flatMap((phrase) =>
        phrase.split(' ').flatMap((word, at, all) =>
          groups
            .filter((group) => group.includes(word))
            .flatMap((group) => group.filter((each) => each !== word))
            .map((each) => all.with(at, each).join(' ')),
        ),
      )
      // No phrase of a shop's list has this many forms, and none ends in nothing.
      expect(others.length).toBeGreaterThan(100)
      const lost: string[] = []
      for (const query of sample(others, 80)) {
        const { state } = await askShop(shop, locale, query)
        if (state.total === 0) lost.push(query)
      }
      expect(lost).toEqual([])
    },
  )
})

function pairOf(locale: Locale, query: string, vary: Variation): [Locale, string, string][] {
  const other = vary(query, locale)
  return other === null || other === query ? [] : [[locale, query, other]]
}
