import { describe, it } from 'vitest'
import { imagePath } from './image-path.ts'

describe('§7 Images: URLs', () => {
  it.for([
    ['product/bath-fan', '/image/w320/product/bath-fan.webp'],
    [
      'Küche & Bad/Lüfter, groß',
      '/image/w320/K%C3%BCche%20%26%20Bad/L%C3%BCfter%2C%20gro%C3%9F.webp',
    ],
    ['a?b#c%20"d', '/image/w320/a%3Fb%23c%2520%22d.webp'],
    ['half \ud83d', '/image/w320/half%20%EF%BF%BD.webp'],
  ])('of %s is %s', ([path = '', address], { expect }) => {
    expect(imagePath(path, 320)).toBe(address)
  })
})
