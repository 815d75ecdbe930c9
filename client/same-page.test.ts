import { describe, it } from 'vitest'
import { locales } from '../domain/locales/locales.ts'
import { pathOf, routedScreens } from '../domain/routes.ts'
import type { AnyPage, Head } from './page.ts'
import { localizedPageHref } from './same-page.ts'

const languages = locales.map((locale) => ({ locale, href: `https://${locale}.test` }))
const head: Head = {
  title: '',
  description: '',
  noindex: false,
  canonical: null,
  alternates: [],
  shareImage: null,
  jsonLd: [],
}
// Only its screen and head are used here.
const pageOf = (screen: AnyPage['screen'], alternates: Head['alternates'] = []) =>
  ({ screen, head: { ...head, alternates }, props: {}, status: 200, url: '/' }) as AnyPage

describe('§2 languages: the links lead to the same page', () => {
  it('by its head, with its page number', ({ expect }) => {
    const href = 'https://cs.test/ventilatory?page=2'
    const links = localizedPageHref(languages, pageOf('category', [{ locale: 'cs', href }]))
    expect(links.find(({ locale }) => locale === 'cs')?.href).toBe(href)
    expect(links.find(({ locale }) => locale === 'en')?.href).toBe('https://en.test')
  })

  it('on every screen with a path of its own, also on noindex pages', ({ expect }) => {
    for (const screen of routedScreens) {
      for (const { locale, href } of localizedPageHref(languages, pageOf(screen))) {
        const path = pathOf(screen, locale)
        const origin = `https://${locale}.test`
        expect(href, screen).toBe(path.includes(':slug') ? origin : origin + path)
      }
    }
    expect(localizedPageHref(languages, pageOf('error'))).toEqual(languages)
  })
})
