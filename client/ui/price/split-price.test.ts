import { describe, expect, it } from 'vitest'
import { splitPrice } from './split-price.ts'

describe('splitPrice', () => {
  it('splits the cents before a symbol', () => {
    expect(splitPrice('1.234,50 €')).toEqual({ whole: '1.234', cents: ',50', after: ' €' })
  })

  it('keeps a leading symbol', () => {
    expect(splitPrice('£12.00')).toEqual({ whole: '£12', cents: '.00', after: '' })
  })

  it('does not take thousands for cents', () => {
    expect(splitPrice('1 234 Kč')).toEqual({ whole: '1 234', cents: '', after: ' Kč' })
    expect(splitPrice('1.234 Kč')).toEqual({ whole: '1.234', cents: '', after: ' Kč' })
  })
})
