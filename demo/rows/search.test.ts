import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, describe, it } from 'vitest'
import { locales, type Locale } from '../../domain/locale.ts'
import { matchOf } from '../../backend/cms/search/match.ts'
import { brands } from '../catalogue/brands.ts'
import { generateProducts } from '../catalogue/generate.ts'
import { parameters } from '../catalogue/parameters.ts'
import { buildCategories } from '../catalogue/taxonomy.ts'
import { numberProducts } from '../numbering.ts'
import { searchRows, searchTexts } from '../../backend/cms/search/search-rows.ts'

/*
 * What people type, asked of the texts of the real catalogue: the tests of the Worker have too few
 * goods to tell whether the right ones are found.
 */

const db = new DatabaseSync(':memory:')
const names = new Map<number, Record<Locale, string>>()
const diameters = new Set(parameters.find(({ code }) => code === 'dn')?.values.map(({ id }) => id))

beforeAll(() => {
  const migration = readFileSync(
    `${import.meta.dirname}/../../backend/migrations/0008_speed.sql`,
    'utf8',
  )
  for (const [table] of migration.matchAll(/CREATE VIRTUAL TABLE search_(?:de|cs|sk|en) [^;]+;/g))
    db.exec(table)
  const texts = searchTexts({ categories: buildCategories(), parameters, brands })
  for (const products of numberProducts(generateProducts({ products: 400 }))) {
    for (const { n, record } of products) names.set(n, record.name)
    for (const text of texts)
      for (const { sql, params } of searchRows(products, text)) db.prepare(sql).run(...params)
  }
})

type Width = 'exactlyInName' | 'inName' | 'anywhere'

function found(locale: Locale, query: string, width: Width = 'anywhere'): string[] {
  const match = matchOf(query, diameters)
  if (!match) return []
  const rows = db
    .prepare(`SELECT rowid AS n FROM search_${locale} WHERE search_${locale} MATCH ?`)
    .all(match[width])
  return rows.map(({ n }) => names.get(Number(n))?.[locale] ?? '')
}

describe('domain 4.7, rule 11: what people type', () => {
  const asked: [Locale, string, RegExp][] = [
    ['de', 'badlufter 100 nachlauf', /Badlüfter/],
    ['de', 'Badlüfter leise', /Badlüfter leise/],
    ['de', 'spiro 125', /Wickelfalzrohr/],
    ['de', 'spirorohr 125', /Wickelfalzrohr/],
    ['de', 'rohrlüfter', /[Rr]ohrventilator/],
    ['de', 'kwl', /KWL-Gerät/],
    ['de', 'filter g4', /[Ff]ilter/],
    ['de', 'dämpfer 160', /dämpfer/],
    ['cs', 'rura 160', /potrubí/],
    ['cs', 'roura 160', /potrubí/],
    ['cs', 'koupelnovy ventilator', /koupelnový ventilátor/],
    ['cs', 'talirovy ventil', /talířový ventil/],
    ['cs', 'koleno 125', /oblouk/],
    ['cs', 'rekuperace', /jednotka|rekuperac/],
    ['sk', 'rura 160', /potrubie/],
    ['sk', 'kupelnovy ventilator', /kúpeľňový ventilátor/],
    ['sk', 'tanierovy ventil', /tanierový ventil/],
    ['sk', 'koleno 125', /oblúk/],
    ['en', 'bathroom fan 100', /bathroom fan/],
    ['en', 'elbow 125', /bend/],
    ['en', 'spiral pipe 125', /spiral duct/],
    ['en', 'mvhr', /heat recovery|unit/],
  ]
  it.for(asked)('%s: %s', ([locale, query, expected], { expect }) => {
    const hits = found(locale, query)
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.some((name) => expected.test(name))).toBe(true)
  })

  it('reads a diameter however it is written, in every language', ({ expect }) => {
    for (const locale of locales) {
      const plain = found(locale, '125')
      expect(plain.length).toBeGreaterThan(10)
      for (const query of [
        'Ø125',
        'Ø 125',
        'ø125',
        '⌀125',
        'DN125',
        'DN 125',
        'dn125',
        'd125',
        '125 mm',
        '125ka',
      ])
        expect({ query, hits: found(locale, query) }).toEqual({ query, hits: plain })
    }
  })

  it('keeps a number of two digits beside a word, and drops other short parts', ({ expect }) => {
    expect(found('de', 'rohr 80')).toEqual(found('de', 'rohr DN80'))
    expect(found('de', 'rohr 80').length).toBeLessThan(found('de', 'rohr').length)
    expect(found('de', 'rohr in xy')).toEqual(found('de', 'rohr'))
  })

  it('finds umlauts as people without them write them', ({ expect }) => {
    const hits = found('de', 'Badlüfter')
    expect(hits.length).toBeGreaterThan(5)
    expect(found('de', 'badluefter')).toEqual(hits)
    expect(found('de', 'badlufter')).toEqual(hits)
    expect(found('de', 'weiss')).toEqual(found('de', 'weiß'))
  })

  it('finds less in the name than anywhere, and the least as whole words there', ({ expect }) => {
    const [exact = [], inName = [], anywhere = []] = (
      ['exactlyInName', 'inName', 'anywhere'] as const
    ).map((width) => found('de', 'rohr', width))
    expect(inName).toEqual(expect.arrayContaining(exact))
    expect(anywhere).toEqual(expect.arrayContaining(inName))
    expect(exact.length).toBeGreaterThan(0)
    expect(inName.length).toBeGreaterThan(exact.length)
    expect(anywhere.length).toBeGreaterThan(inName.length)
  })
})
