import { describe, expect, it } from 'vitest'
import { comesFromOtherLanguage, hasChosenLocale, localeCookie } from './locale-cookie.ts'

const languages = [{ href: 'https://www.shop.example/' }, { href: 'https://cz.shop.example/' }]

describe('§4 §9 the chosen language', () => {
  it('is stored for 365 days', () => {
    expect(localeCookie('cs')).toContain('locale=cs; Path=/; Max-Age=31536000;')
  })

  it.for([
    ['locale=cs', true],
    ['cart=1; locale=cs; utm=x', true],
    ['locale=de', false],
    ['xlocale=cs', false],
    ['locale=css', false],
    ['', false],
  ] as const)('%j holds cs: %s', ([cookies, expected]) => {
    expect(hasChosenLocale(cookies, 'cs')).toBe(expected)
  })

  it.for([
    ['https://www.shop.example/', true],
    ['https://www.shop.example/produkt/a?b=c', true],
    ['https://cz.shop.example/', false],
    ['https://www.shop.example.evil.example/', false],
    ['', false],
    ['junk', false],
  ] as const)('a visitor from %j has chosen Czech by a link: %s', ([referrer, expected]) => {
    expect(comesFromOtherLanguage(referrer, languages, 'https://cz.shop.example')).toBe(expected)
  })
})
