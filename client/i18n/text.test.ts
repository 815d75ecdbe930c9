import { describe, expect, it, vi } from 'vitest'
import { createText } from './text.ts'

const items = {
  'cart.items.zero': 'žádné položky',
  'cart.items.one': '{{n}} položka',
  'cart.items.few': '{{n}} položky',
  'cart.items.many': '{{n}} položky',
  'cart.items.other': '{{n}} položek',
}

describe('§9 plural rules (Czech, Slovak)', () => {
  const text = createText('cs', items)

  it.each([
    [0, 'žádné položky'],
    [1, '1 položka'],
    [2, '2 položky'],
    [4, '4 položky'],
    [5, '5 položek'],
    [21, '21 položek'],
    [22, '22 položek'],
    [1.5, '1,5 položky'],
    [1234, '1\u00a0234 položek'],
  ])('formats %s as "%s"', (n, expected) => {
    expect(text.count('cart.items', n)).toBe(expected)
  })
})

describe('§1 texts', () => {
  it('fall back to the key, and log an error', () => {
    expect(createText('de', {})('skipLink')).toBe('skipLink')
    expect(console.error).toHaveBeenCalledWith('No text for skipLink')
    vi.mocked(console.error).mockClear()
  })

  it('are replaced by later ones, also after their first use', () => {
    const text = createText('de', { 'cart.undo': 'Zurück' })
    expect(text('cart.undo')).toBe('Zurück')
    text.add({ 'cart.undo': 'Rückgängig' })
    expect(text('cart.undo')).toBe('Rückgängig')
  })

  it('merge later ones, even within the same area', () => {
    const text = createText('de', { 'tile.energy.sheet': 'Energielabel' })
    text.add({ 'tile.otherColours': 'Andere Farben' })
    expect([text('tile.energy.sheet'), text('tile.otherColours')]).toEqual([
      'Energielabel',
      'Andere Farben',
    ])
  })
})
