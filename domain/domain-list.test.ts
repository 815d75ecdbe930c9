import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DomainList, domainsByLanguage } from './domain-list.ts'

const domain = { host: 'a.shop', code: 'a', locale: 'en', country: 'FRA', currency: 'EUR' }
const messageOf = (entry: object) => {
  const { error } = DomainList.safeParse([entry])
  return error ? z.prettifyError(error) : ''
}

describe('§1 languages of a domain', () => {
  it('a visit language is configuration only', () => {
    expect(messageOf({ ...domain, language: 'fr', reviewed: true })).toBe('')
  })

  it('an unreviewed one is not offered until the operator accepts it', () => {
    expect(messageOf({ ...domain, language: 'fr' })).toMatch(/not reviewed[^]*language/)
    expect(messageOf({ ...domain, language: 'fr', reviewed: false })).toContain('not reviewed')
  })

  it('an unknown one is reported together with the known ones', () => {
    expect(messageOf({ ...domain, language: 'xx', reviewed: true })).toMatch(
      /Unknown.*fr[^]*language/,
    )
  })

  it('a visit language is never used for its locale', () => {
    const list = DomainList.parse([
      { ...domain, host: 'fr.shop', code: 'fr', language: 'fr', reviewed: true },
      { ...domain, host: 'en.shop', code: 'en' },
      { ...domain, host: 'fr2.shop', code: 'fr2', language: 'fr', reviewed: true },
      { ...domain, host: 'de.shop', code: 'de', locale: 'de' },
    ])
    expect(domainsByLanguage(list).map(({ host }) => host)).toEqual([
      'de.shop',
      'en.shop',
      'fr.shop',
    ])
  })
})

describe('§2 hosts of a shop', () => {
  it.each([
    ['host', { code: 'b', locale: 'cs' }],
    ['code', { host: 'b.shop', locale: 'cs' }],
  ])('a %s twice is refused: pages of one would be shown on the other', (name, more) => {
    const { error } = DomainList.safeParse([domain, { ...domain, ...more }])
    expect(z.prettifyError(error ?? new z.core.$ZodError([]))).toMatch(
      new RegExp(`is there twice[^]*\\[1\\]\\.${name}`),
    )
    expect(DomainList.safeParse([domain, { ...domain, host: 'b.shop', code: 'b' }]).success).toBe(
      true,
    )
  })
})
