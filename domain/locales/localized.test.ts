import { describe, expect, it } from 'vitest'
import { localized } from './localized.ts'

const german = { title: 'Rechnung', page: { of: 'Seite {{n}}' }, words: ['mit', 'ohne'] }

describe('§1 texts of a locale', () => {
  const textsOf = localized(german, {
    de: german,
    cs: { title: 'Faktura', page: { of: 'Strana {{n}}', few: 'Strany' }, words: ['s', 'bez'] },
    en: { title: 'Invoice', page: {} },
  })

  it('are those of its own file', () => {
    expect(textsOf('de')).toMatchObject(german)
  })

  it('are those of the fallback locale where its file has none', () => {
    expect(textsOf('en')).toMatchObject({ title: 'Invoice', page: { of: 'Strana {{n}}' } })
  })

  it('are those of the fallback locale in a locale without a file', () => {
    expect(textsOf('sk').title).toBe('Faktura')
  })

  it('take a list whole from one file', () => {
    expect(textsOf('en').words).toEqual(['s', 'bez'])
  })

  it('keep plural forms that German has not', () => {
    expect(textsOf('cs').page).toHaveProperty('few', 'Strany')
  })

  it('show their key where nobody has written one', () => {
    expect(localized(german, { de: german })('en').page.of).toBe('page.of')
  })
})
