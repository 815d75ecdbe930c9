import { describe, expect, it } from 'vitest'
import { fill } from './texts.ts'

describe('§1 texts that a language has not', () => {
  it('come from the fallback', () => {
    expect(fill({ a: 'cs a', b: 'cs b' }, { a: 'de a' })).toEqual({ a: 'de a', b: 'cs b' })
  })

  it('never mix the plural forms of two languages', () => {
    const cs = { 'items.zero': 'nic', 'items.few': '{{n}} kusy', 'items.other': '{{n}} kusů' }
    expect(fill(cs, { 'items.other': '{{n}} Stück' })).toEqual({ 'items.other': '{{n}} Stück' })
  })
})
