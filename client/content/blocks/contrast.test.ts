import { describe, expect, it } from 'vitest'
import { contrastOf, parseColour, brightnessOf } from './contrast.ts'

describe('§3 colours of CMS blocks', () => {
  it('takes hexadecimal colours, long and short', () => {
    expect(parseColour(' #00707D ')).toBe('#00707d')
    expect(parseColour('#fa0')).toBe('#ffaa00')
  })
  it.each([null, '', 'red', '#12', 'url(#x)', '#0000000', '"/><script>'])('drops %j', (value) => {
    expect(parseColour(value)).toBeNull()
  })
  it('distinguishes backgrounds for dark and for light text', () => {
    expect(brightnessOf('#ffffff')).toBe('light')
    expect(brightnessOf('#e2f2f4')).toBe('light')
    expect(brightnessOf('#00707d')).toBe('dark')
    expect(brightnessOf('#16232a')).toBe('dark')
  })
  it('calculates the contrast of two colours, in either order', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#00707d', '#00707d')).toBe(1)
  })
})
