import { describe, expect, it } from 'vitest'
import { errorScreen } from './error.ts'
import { textOf } from '../texts.ts'

const silent = { errorPage: async () => null }

describe('§8 error pages', () => {
  it.each([
    ['de', 'Diese Seite wurde nicht gefunden'],
    ['cs', 'Tuto stránku se nepodařilo najít'],
    ['sk', 'Túto stránku sa nepodarilo nájsť'],
    ['en', 'This page could not be found'],
  ] as const)('shows in %s that a page was not found', async (locale, title) => {
    const { head, props } = await errorScreen(404, {
      reads: silent,
      text: await textOf({ locale }),
    })
    expect(head.title).toContain(title)
    expect(head.noindex).toBe(true)
    expect(props).toEqual({ status: 404, errorPage: null, reference: null })
  })

  it('prefers the page of the CMS', async () => {
    const errorPage = {
      title: 'Verlüftet',
      content: { type: 'doc' as const, content: [] },
      image: null,
    }
    const reads = { errorPage: async () => errorPage }
    const { head, props } = await errorScreen(404, { reads, text: await textOf({ locale: 'de' }) })
    expect(head.title).toContain('Verlüftet')
    expect(props.errorPage).toBe(errorPage)
  })

  it('falls back to built-in texts when the CMS fails, and shows a reference for a 500', async () => {
    const reads = { errorPage: async () => Promise.reject(new Error('down')) }
    const { props } = await errorScreen(500, { reads, text: await textOf({ locale: 'de' }) })
    expect(props.errorPage).toBeNull()
    expect(props.reference).toMatch(/^[\dA-F]{8}$/)
  })
})
