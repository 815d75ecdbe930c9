import { describe, expect, it, vi } from 'vitest'
import { createTextOf, fill } from './texts.ts'

describe('§1 fallback chain of the languages of a text', () => {
  // Keys of the shop, so that their type is known.
  const [inAll, inTwo, inFallback, inNone] = [
    'skipLink',
    'link.newWindow',
    'pagination.label',
    'badges.label',
  ] as const
  const language =
    (name: string, ...keys: string[]) =>
    async () => ({
      default: Object.fromEntries(keys.map((key) => [key, `${name} ${key}`])),
    })
  const dictionaries = {
    fr: language('fr', inAll),
    de: language('de', inAll, inTwo),
    cs: language('cs', inAll, inTwo, inFallback),
  }

  it('is the visit language, the locale, Czech, and finally the key', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const text = await createTextOf({ locale: 'de', language: 'fr' }, dictionaries)
    expect(text(inAll)).toBe(`fr ${inAll}`)
    expect(text(inTwo)).toBe(`de ${inTwo}`)
    expect(text(inFallback)).toBe(`cs ${inFallback}`)
    expect(reported).not.toHaveBeenCalled()
    expect(text(inNone)).toBe(inNone)
    expect(reported).toHaveBeenCalledWith(`No text for ${inNone}`)
    reported.mockRestore()
  })

  it('skips a language that has no dictionary', async () => {
    const text = await createTextOf({ locale: 'sk', language: 'xx' }, dictionaries)
    expect(text(inAll)).toBe(`cs ${inAll}`)
  })

  it('starts with the locale when a visit has no language of its own', async () => {
    const text = await createTextOf({ locale: 'de' }, dictionaries)
    expect(text(inAll)).toBe(`de ${inAll}`)
  })
})

describe('§1 missing texts of a language', () => {
  it('come from the fallback', () => {
    expect(fill({ a: 'cs a', b: 'cs b' }, { a: 'de a' })).toEqual({ a: 'de a', b: 'cs b' })
  })

  it('never mix the plural forms of two languages', () => {
    const cs = { 'items.zero': 'nic', 'items.few': '{{n}} kusy', 'items.other': '{{n}} kusů' }
    expect(fill(cs, { 'items.other': '{{n}} Stück' })).toEqual({ 'items.other': '{{n}} Stück' })
  })
})
