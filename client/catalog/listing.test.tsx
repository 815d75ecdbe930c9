import { describe, expect, it } from 'vitest'
import type { CatalogState, Facet } from '../../domain/catalog/catalog.ts'
import type { UnderstoodQuery } from '../../domain/catalog/understood.ts'
import { scopeOfQuery } from '../../domain/catalog/catalog-query.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { sampleTile } from '../testing/sample-product.ts'
import { Listing } from './listing.tsx'

const values = Array.from({ length: 9 }, (_, n) => ({ id: `${n}00`, title: `${n}00`, count: n }))
const facets: Facet[] = [
  { type: 'values', code: 'dn', title: 'Nennweite', unit: 'mm', values },
  {
    type: 'colour',
    code: 'color_ral',
    title: 'Farbe',
    unit: '',
    values: [{ id: 'ral-9016', title: 'weiß', count: 2, colorHex: '#f1f0ea' }],
  },
  { type: 'boolean', code: 'gasket', title: 'Lippendichtung', unit: '', count: 4 },
  { type: 'range', code: 'q_max', title: 'Luftmenge', unit: 'm³/h', min: 60, max: 900 },
  { type: 'duty', code: 'reaches', title: 'Luftmenge bei Druck', unit: '', count: 7 },
  { type: 'range', code: 'price', title: 'Preis', unit: 'EUR', min: 5, max: 80 },
  { type: 'boolean', code: 'available', title: 'Verfügbar', unit: '', count: 0 },
]

function render(query: string, rest: Partial<CatalogState> = {}, understood?: UnderstoodQuery) {
  const state = { products: [sampleTile()], total: 50, page: 1, perPage: 21, facets, ...rest }
  return renderInShop(
    <Listing
      scope={scopeOfQuery(new URLSearchParams(query))}
      state={state}
      path="/luefter"
      {...(understood && { understood })}
    />,
  )
}
const inputOf = (html: string, name: string, value: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>`))?.[0] ?? ''

describe('listing', () => {
  it('is one GET form with every kind of filter, also without JavaScript', () => {
    const html = render('')
    expect(html).toMatch(/<form[^>]*action="\/luefter" method="get"/)
    for (const name of [
      'f_dn',
      'f_color_ral',
      'f_gasket',
      'available',
      'f_q_max_from',
      'price_to',
    ]) {
      expect(html).toContain(`name="${name}"`)
    }
    expect(html).toContain('fill="#f1f0ea"')
    expect(html).toMatch(
      /<select[^>]*name="sort"[^>]*form="filters"|<select[^>]*form="filters"[^>]*name="sort"/,
    )
  })

  it('keeps values without a product, disabled, unless they are chosen (UX rule 6)', () => {
    expect(inputOf(render(''), 'f_dn', '000')).toContain('disabled')
    const chosen = inputOf(render('f_dn=000'), 'f_dn', '000')
    expect(chosen).toContain('checked')
    expect(chosen).not.toContain('disabled')
  })

  it('shows seven values and the others behind a click (§9)', () => {
    expect(render('')).toContain('2 weitere')
  })

  it('shows applied filters as links that remove them, and the total above and below', () => {
    const html = render('f_dn=100&f_q_max_from=80&page=2', { page: 2 })
    expect(html).toContain('href="/luefter?f_q_max_from=80"')
    expect(html).toContain('href="/luefter?f_dn=100"')
    expect(html).toContain('50 Produkte')
    expect(html).toContain('22\u2060–\u206022 von 50')
    expect(html).toContain('href="/luefter?f_dn=100&amp;f_q_max_from=80&amp;page=3"')
  })

  it('has no row of chips until a filter is chosen, which is then in the toolbar (§9)', () => {
    expect(render('')).not.toContain('class="chips"')
    const toolbar = render('f_dn=200').match(/<div class="toolbar.*?<div class="sort">/)?.[0]
    expect(toolbar).toContain('class="chips"')
  })

  it('announces a filter change once (WCAG 4.1.3)', () => {
    expect(render('f_dn=200').match(/<output|role="status"|aria-live/g)).toHaveLength(1)
  })

  it('loads the next page into the list, by a URL that works without JavaScript (UX rule 8)', () => {
    const products = (n: number) =>
      Array.from({ length: n }, (_, index) => sampleTile({ id: `p${index}` }))
    const html = render('f_dn=100&page=1-2', { products: products(42), page: 2, total: 312 })
    expect(html).toContain('1\u2060–\u206042 von 312')
    expect(html).toMatch(
      /href="\/luefter\?f_dn=100&amp;page=1-3#page-3"[^>]*>21 weitere Produkte laden/,
    )
    expect(html).toMatch(/<li[^>]*id="page-2"/)
    expect(html).toContain('href="/luefter?f_dn=100&amp;page=4"')
    const most = render('page=1-5', { products: products(105), page: 5, total: 312 })
    expect(most).toContain('Mehr als 105 Produkte auf einmal zeigen wir nicht')
    expect(most).not.toContain('weitere Produkte laden')
    const all = render('page=1-2', { products: products(40), page: 2, total: 40 })
    expect(all).not.toMatch(/weitere[sn]? Produkte? laden/)
  })

  it('offers to clear a range (UX rule 7)', () => {
    expect(render('')).not.toContain('Diesen Filter zurücksetzen')
    expect(render('f_q_max_from=80')).toMatch(/href="\/luefter"[^>]*>Diesen Filter zurücksetzen/)
  })

  it('offers the operating point as one filter (domain part 2.1)', () => {
    const html = render('reaches=200@62.5&f_dn=100')
    expect(html).toMatch(/<input[^>]*name="reaches_flow"[^>]*value="200"/)
    expect(html).toMatch(/<input[^>]*name="reaches_pressure"[^>]*value="62,5"/)
    expect(html).toContain('schafft 200\u00a0m³/h bei 62,5\u00a0Pa')
    expect(html).toContain('href="/luefter?f_dn=100"')
  })

  it('offers to remove each filter without results (UX rule 7)', () => {
    const html = render('f_dn=100&price_to=1', { products: [], total: 0 })
    expect(html).toContain('Mit diesen Filtern gibt es kein Produkt')
    expect(html).toContain('href="/luefter?price_to=1"')
    expect(html).toContain('href="/luefter?f_dn=100"')
  })

  it('keeps the query of a search', () => {
    const scope = { ...scopeOfQuery(new URLSearchParams()), query: '"><script>' }
    const state = { products: [sampleTile()], total: 1, page: 1, perPage: 21, facets }
    const html = renderInShop(<Listing scope={scope} state={state} path="/suche" />)
    expect(html).toContain('type="hidden" name="q" value="&quot;&gt;&lt;script&gt;"')
  })
})
