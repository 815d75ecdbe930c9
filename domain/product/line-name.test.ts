import { describe, expect, it } from 'vitest'
import { lineFacts, lineNameOf } from './line-name.ts'

const pipe = { name: 'Rohr Ø 100' }
const fan = {
  product: { name: 'Silva – Badlüfter, Ø 100–125 mm, weiß' },
  name: 'Ø 100 mm, Nachlauf',
  fullname: 'Silva 100 T – Badlüfter, Ø 100 mm, 90 m³/h, weiß',
}

describe('§3 Cart item: the name of a line', () => {
  it('is the variant’s own, as on the order', () => {
    expect(lineNameOf(fan)).toBe(fan.fullname)
  })

  it.each([
    ['', 'Rohr Ø 100'],
    ['Rohr Ø 100', 'Rohr Ø 100'],
    ['Rohr Ø 100 verzinkt', 'Rohr Ø 100 · verzinkt'],
    ['3 m', 'Rohr Ø 100 · 3 m'],
  ])('is that of the product and of the variant %j, if it has none', (name, line) => {
    expect(lineNameOf({ product: pipe, name })).toBe(line)
  })
})

describe('§3 Cart item: the facts of a line', () => {
  it('are those that its name does not include, each once', () => {
    const essentials = ['Ø\u00a0100\u00a0mm', '90 m³/h', 'Nachlauf', '26\u00a0dB(A)']
    expect(lineFacts({ ...fan, essentials })).toEqual(['Nachlauf', '26\u00a0dB(A)'])
  })

  it('are compared by whole words', () => {
    const line = { product: pipe, name: 'Ø 125 mm', essentials: ['5 mm'] }
    expect(lineFacts(line)).toEqual(['5 mm'])
  })
})
