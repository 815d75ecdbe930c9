import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { fallbackErrorDocument } from './fallback-error-document.ts'

describe('§8 an error within the error page', () => {
  it.each([
    ['de', 'Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.'],
    ['cs', 'Při zobrazení chybové stránky došlo k chybě.'],
    ['sk', 'Pri zobrazení chybovej stránky nastala chyba.'],
    ['en', 'An error occurred while showing the error page.'],
  ] as const)('is reported in %s', async (locale, message) => {
    expect(await fallbackErrorDocument(locale).text()).toContain(message)
  })

  it.each(locales)('links home, is a 500 and is never cached (%s)', async (locale) => {
    const response = fallbackErrorDocument(locale)
    expect(response.status).toBe(500)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toContain('<a href="/">')
  })
})
