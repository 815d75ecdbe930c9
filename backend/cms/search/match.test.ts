import { describe, it } from 'vitest'
import { documentMatch, matchOf } from './match.ts'

const diameters = new Set(['80', '100', '125', '160'])
const known = { locale: 'de', diameters } as const
const wordsOf = (query: string) => matchOf(query, known)?.anywhere ?? ''

describe('UX rule 11: how a query is parsed', () => {
  it.for([
    ['spiro 125', ['"spiro"', '"dn125"']],
    ['badlufter 100 nachlauf', ['"badlufter"', '"dn100"', '"nachlauf"']],
    ['rura 160', ['"rura"', '"dn160"']],
    ['Rúra Ø160', ['"rura"', '"dn160"']],
    ['Zpětná klapka', ['"zpetna"', '"klapka"']],
    ['Rohrlüfter', ['"rohrlufter"']],
    ['filter G4', ['"filter"', '"g4"']],
    ['EN 779 F7 Filter', ['"f7"', '"filter"']],
  ] as const)('%s', ([query, expected], { expect }) => {
    for (const word of expected) expect(wordsOf(query)).toContain(word)
  })

  it('drops the name of a standard beside its class', ({ expect }) => {
    for (const query of ['EN 779 F7', 'F7 (EN779)', 'F7 nach EN-779']) {
      expect(wordsOf(query), query).toContain('"f7"')
      expect(wordsOf(query), query).not.toMatch(/"(?:en)?779"/)
    }
    expect(wordsOf('ISO 16890 ePM1 Filter')).toContain('"epm1"* AND "filter"*')
    expect(wordsOf('ISO ePM1')).not.toContain('"iso"')
    expect(wordsOf('EN 779')).toContain('779')
    expect(wordsOf('isolierter Schlauch')).toContain('"isolierter"*')
  })

  it('requires every word, with any ending', ({ expect }) => {
    expect(wordsOf('rohre 125')).toContain('("rohre"* OR "rohr"*) AND "dn125"')
  })

  it('does not match a number as the prefix of another', ({ expect }) => {
    expect(wordsOf('rohr 12')).not.toContain('"12"*')
    expect(wordsOf('rohr 125')).not.toContain('"dn125"*')
  })

  it('§5: drops parts shorter than 3, and requires a longer one', ({ expect }) => {
    expect(wordsOf('ab rohr')).not.toContain('"ab"')
    expect(matchOf('ab cd', known)).toBeNull()
    expect(matchOf('F7', known)).toBeNull()
    expect(documentMatch('F7', 'de')).toBeNull()
  })

  it('finds content by the words of a sentence that name something', ({ expect }) => {
    expect(documentMatch('Welcher Lüfter passt für mein Bad', 'de')).toBe(
      documentMatch('Lüfter Bad', 'de'),
    )
    expect(documentMatch('jaký ventilátor pro koupelnu', 'cs')).toBe(
      documentMatch('ventilátor koupelnu', 'cs'),
    )
    for (const [query, locale] of [
      ['der die das und', 'de'],
      ['nebo pro', 'cs'],
      ['and the', 'en'],
    ] as const)
      expect(documentMatch(query, locale), query).toBeNull()
    expect(documentMatch('Lieferung', 'de')).toContain('"lieferung"*')
  })

  it('matches texts with transliterated umlauts and ß', ({ expect }) => {
    expect(documentMatch('luefter weiss', 'de')).toContain('"lufter"*')
    expect(documentMatch('luefter weiss', 'de')).toContain('"weiß"*')
  })
})
