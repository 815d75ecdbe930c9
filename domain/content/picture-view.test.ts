import { describe, it } from 'vitest'
import { pictureViewOf } from './picture-view.ts'

describe('§7 Images: views of one look', () => {
  it.for([
    ['product/silva', 'product/silva', null],
    ['product/silva-2', 'product/silva', '2'],
    ['product/silva-black-in-bath', 'product/silva-black', 'in-bath'],
    ['product/air-curtain-over-door', 'product/air-curtain', 'over-door'],
    ['product/bend-90', 'product/bend-90', null],
    ['on-sale', 'on-sale', null],
    ['', '', null],
  ] as const)('of %s the look is %s and the view %s', ([path, look, view], { expect }) => {
    expect(pictureViewOf(path)).toEqual({ look, view })
  })
})
