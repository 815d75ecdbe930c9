import { beforeAll, describe, it } from 'vitest'
import { findResults } from '../../backend/cms/search/search.ts'
import { Screen } from '../../client/catalog/search/search.screen.tsx'
import { renderInShop } from '../../client/testing/render-in-shop.tsx'
import { noResults } from '../../domain/catalog/no-results.ts'
import { searchTotals, startTab, totalResults } from '../../domain/catalog/search-tabs.ts'
import { searchedPart, searchTerms } from '../../domain/catalog/search-terms.ts'
import { callerOf, scopeOf } from './measure-search.ts'
import { searchedShop, type SearchedShop } from './searched-shop.ts'

let shop: SearchedShop

beforeAll(async () => {
  shop = await searchedShop(400)
}, 60_000)

const category = {
  id: 'A',
  title: 'Ventilatoren',
  slug: 'ventilatoren',
  image: null,
  productCount: 9,
}

/** The results page of a query, without its list of products. */
async function pageOf(typed: string) {
  const query = searchedPart(typed)
  const results = await findResults(shop, callerOf('de'), query, {
    limit: 10,
    page: 1,
    asTyped: false,
  })
  const totals =
    searchTerms(query).length > 0 ? searchTotals(results, results.products.total) : null
  const html = renderInShop(
    <Screen
      query={query}
      asTyped={false}
      scope={scopeOf(query)}
      tab={totals && startTab(totals)}
      totals={totals}
      state={null}
      results={{ ...results, products: noResults.products }}
      categories={[category]}
    />,
  )
  return { found: totals === null ? 0 : totalResults(totals), results, html }
}

describe('UX rule 12: no query ends without a sentence and a way on', () => {
  it.for([
    'x'.repeat(500),
    'quark '.repeat(90),
    '???',
    '!!! ... ---',
    '?',
    '"',
    '((((',
    'NEAR(quark)',
    '💨🚿💨',
    '💨',
    '换气扇',
    'مروحة',
    'ж',
    'xylophonquark',
    'DN 99999',
    'IP69',
    'ZZ-999-QQ-1',
  ])('nothing is found for %s', async (typed, { expect }) => {
    const { found, html } = await pageOf(typed)
    expect(found).toBe(0)
    expect(html).toMatch(/Nichts gefunden für „|geben Sie mindestens 3 Zeichen ein/)
    expect(html).toContain('href="/ventilatoren"')
  })

  it.for([
    ['вентилятор 125', 'ventilator 125'],
    ['ВЕНТИЛЯТОР', 'ventilator'],
    ['фильтр G4', 'filtr g4'],
    ['rohr125', 'rohr 125'],
    ['BOGEN90', 'bogen 90'],
    ['ﬁlter', 'filter'],
    // A correction keeps the umlauts of the catalogue and of the words beside it.
    ['dachdurchfurung 160', 'dachdurchführung 160'],
    ['Außenwand dachdurchfurung', 'außenwand dachdurchführung'],
  ] as const)('%s is found as %s, and the page says so', async ([typed, read], { expect }) => {
    const { found, results, html } = await pageOf(typed)
    expect(found).toBeGreaterThan(0)
    expect(results.suggestion?.toLowerCase()).toBe(read)
    expect(html).toContain(`Stattdessen nach „${typed}“ suchen`)
  })

  it.for([
    ['换气扇 125', '„换气扇“ konnten wir nicht berücksichtigen'],
    ['Bogen 137°', 'Am nächsten kommt 90 °'],
    ['Bogen DN 137', 'Am nächsten kommt 125 mm'],
    ['Badlüfter unter 2 Euro', '„Preis: ≤ 2 €“ gibt es dazu nicht'],
    ['Aussenhaube edelstahl 125 mit klappe', '„Rückschlagklappe“ gibt es dazu nicht'],
    ['Badlüfter 100 xylophonquark', '„xylophonquark“ konnten wir nicht berücksichtigen'],
    ['Klimaanlage', '„Klimaanlage“ führen wir nicht'],
    ['Filter Fjord 300', '„Filter Fjord 300“ führen wir nicht'],
    ['Badlüfter brummt nur', 'Meist ist das Laufrad blockiert'],
  ] as const)('of %s the page says what there is not', async ([typed, sentence], { expect }) => {
    const { found, html } = await pageOf(typed)
    expect(found).toBeGreaterThan(0)
    expect(html.replaceAll('\u00a0', ' ')).toContain(sentence)
  })
})
