import { describe, expect, it } from 'vitest'
import { localized } from './localized.ts'

const german = { title: 'Rechnung', page: { of: 'Seite {{n}}' }, words: ['mit', 'ohne'] }

describe('§1 texts of a locale', () => {
  const textsOf = localized(german, {
    de: german,
    cs: { title: 'Faktura', page: { of: 'Strana {{n}}', few: 'Strany' }, words: ['s', 'bez'] },
    en: { title: 'Invoice', page: {} },
  })

  it('come from its own file', () => {
    expect(textsOf('de')).toMatchObject(german)
  })

  it('fall back to the fallback locale for missing ones', () => {
    expect(textsOf('en')).toMatchObject({ title: 'Invoice', page: { of: 'Strana {{n}}' } })
  })

  it('come from the fallback locale without a file', () => {
    expect(textsOf('sk').title).toBe('Faktura')
  })

  it('take a list as a whole from one file', () => {
    expect(textsOf('en').words).toEqual(['s', 'bez'])
  })

  it('keep plural forms that German lacks', () => {
    expect(textsOf('cs').page).toHaveProperty('few', 'Strany')
  })

  it('are their key if there is none', () => {
    expect(localized(german, { de: german })('en').page.of).toBe('page.of')
  })
})
