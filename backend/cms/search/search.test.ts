import { describe, it } from 'vitest'
import { search } from '../../../domain/contract/cms.ts'
import { ask } from '../../test/ask.ts'
import { distance } from './spelling.ts'

async function found(q: string) {
  const { answer } = await ask(search, { query: { q } })
  return answer.products.entities.map((tile) => tile.id)
}

describe('§7 search', () => {
  it('folds diacritics and reads ae, oe, ue and ss', async ({ expect }) => {
    for (const q of ['badlufter', 'Badlüfter', 'badluefter', 'BADLÜ']) {
      expect(await found(q)).toContain('badluefter-silva')
    }
    expect(await found('grossmann')).toEqual(['badluefter-grossmann'])
    expect(await found('Großmann')).toEqual(['badluefter-grossmann'])
  })

  it('finds the second half of a compound', async ({ expect }) => {
    expect(await found('lufter silva')).toEqual(['badluefter-silva'])
    expect(await found('rohr')).toContain('wickelfalzrohr')
  })

  it('reads a diameter however it is written', async ({ expect }) => {
    for (const q of ['Ø125', 'ø 125', 'DN125', 'dn 125', '125 mm', '125', '125ka', 'prumer 125']) {
      expect((await found(q)).sort()).toEqual(['badluefter-silva', 'wickelfalzrohr'])
    }
    expect(await found('silva Ø125')).toEqual(['badluefter-silva'])
    const { answer } = await ask(search, { query: { q: 'silva Ø125' } })
    expect(answer.products.entities[0]?.variant.id).toBe('s125')
  })

  it('tells the variant when the query is a code or an EAN', async ({ expect }) => {
    for (const q of ['LB-S125E', 'lbs125e', 'M-s125e', '4000047078690']) {
      const { answer } = await ask(search, { query: { q } })
      expect(answer.exact?.slug).toBe('badluefter-silva')
    }
    expect((await ask(search, { query: { q: 'LB-S1' } })).answer.exact).toBeNull()
  })

  it('knows other words for the same thing', async ({ expect }) => {
    expect(await found('spirorohr')).toEqual(['wickelfalzrohr'])
    expect(await found('ventilator grossmann')).toEqual(['badluefter-grossmann'])
  })

  it('finds categories and pages', async ({ expect }) => {
    const { answer } = await ask(search, { query: { q: 'ventilator' } })
    expect(answer.categories.entities.map(({ id }) => id)).toEqual(['A'])
    const pages = await ask(search, { query: { q: 'agb' } })
    expect(pages.answer.menuItems.entities).toEqual([{ id: 'terms', title: 'AGB', slug: 'agb' }])
  })

  it('tolerates a typo and tells what it took the query for', async ({ expect }) => {
    for (const q of ['wickelfalzrhor', 'wikelfalzrohr', 'wickelfalzrohrr', 'wickelfalsrohr']) {
      const { answer } = await ask(search, { query: { q } })
      expect(answer.products.entities.map(({ id }) => id)).toEqual(['wickelfalzrohr'])
      expect(answer.suggestion).toBe('wickelfalzrohr')
    }
    expect(await found('wikelfal')).toEqual(['wickelfalzrohr'])
    expect((await ask(search, { query: { q: 'wickelfalzrohr' } })).answer.suggestion).toBeNull()
  })

  it('§5: finds nothing for parts that are too short, nor for signs', async ({ expect }) => {
    for (const q of ['', 'ba', '" OR *', 'a NEAR b', '%%%', 'name:x^2', '\u0000', '(((']) {
      const { status, answer } = await ask(search, { query: { q } })
      expect({ q, status, total: answer.products.total }).toEqual({ q, status: 200, total: 0 })
    }
  })

  it('counts a swap of neighbours as one mistake', ({ expect }) => {
    expect(distance('rohr', 'rhor')).toBe(1)
    expect(distance('lufter', 'luftr')).toBe(1)
    expect(distance('', 'abc')).toBe(3)
  })
})
