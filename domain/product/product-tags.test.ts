import { describe, expect, it } from 'vitest'
import { productTags } from './product-tags.ts'

const product = {
  tags: [],
  discounts: [],
  visibility: { saleable: true, catalog: true },
  hasGift: false,
  freeShippers: [],
}
const settings = {
  place: 'catalog' as const,
  unitWithTax: 50,
  freeDeliveryTagByPrice: false,
  freeShippingAt: null,
}
const codes = (...input: Parameters<typeof productTags>) =>
  productTags(...input).map((tag) => ('code' in tag ? tag.code : tag.text))

describe('§4 Product, tags', () => {
  it('shows none for a plain product', () => {
    expect(codes(product, settings)).toEqual([])
  })

  it('shows the quantity discount only for an active N-plus-one', () => {
    const plusOne = { name: '3+1', active: true, isNPlusOne: true }
    expect(codes({ ...product, discounts: [plusOne] }, settings)).toEqual(['quantityDiscount'])
    expect(codes({ ...product, discounts: [{ ...plusOne, active: false }] }, settings)).toEqual([])
    expect(codes({ ...product, discounts: [{ ...plusOne, isNPlusOne: false }] }, settings)).toEqual(
      [],
    )
  })

  it('says that a product is not for sale', () => {
    const visibility = { saleable: false, catalog: true }
    expect(codes({ ...product, visibility }, settings)).toEqual(['notSaleable'])
  })

  it('shows gift and free shipping of the product', () => {
    expect(codes({ ...product, hasGift: true, freeShippers: ['ppl'] }, settings)).toEqual([
      'gift',
      'freeShipping',
    ])
  })

  it('shows free shipping by price only where configured and the threshold lies below the price', () => {
    const byPrice = { ...settings, freeDeliveryTagByPrice: true, freeShippingAt: 49 }
    expect(codes(product, byPrice)).toEqual(['freeShipping'])
    expect(codes(product, { ...byPrice, freeShippingAt: 50 })).toEqual([])
    expect(codes(product, { ...byPrice, freeShippingAt: null })).toEqual([])
    expect(codes(product, { ...byPrice, freeDeliveryTagByPrice: false })).toEqual([])
  })

  it('limits tags of the store to their placement', () => {
    const tags = [
      { text: 'Neu', color: 'blue' as const },
      { text: 'Liste', color: 'gray' as const, visibility: 'catalog' as const },
      { text: 'Detail', color: 'gray' as const, visibility: 'content' as const },
    ]
    expect(codes({ ...product, tags }, settings)).toEqual(['Neu', 'Liste'])
    expect(codes({ ...product, tags }, { ...settings, place: 'content' })).toEqual([
      'Neu',
      'Detail',
    ])
  })
})
