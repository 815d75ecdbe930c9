import { describe, expect, it } from 'vitest'
import { exampleCart } from '../../domain/contract/testing/examples/entities/cart.ts'
import {
  exampleProduct,
  exampleTile,
} from '../../domain/contract/testing/examples/entities/product.ts'
import { itemOfLine, itemOfTile, itemOfVariant } from './event-items.ts'

describe('§9 an item of an event', () => {
  it('names the category of its product, in lists, on its page and in the cart', () => {
    const [variant] = exampleProduct.variants
    const [line] = exampleCart.items
    if (!variant || !line) throw new Error('The examples have a variant and a line')
    expect(itemOfTile(exampleTile).category).toBe(exampleTile.categoryFullname)
    expect(itemOfVariant(exampleProduct, variant).category).toBe(exampleProduct.categoryFullname)
    expect(itemOfLine(line).category).toBe(line.product.categoryFullname)
    expect(exampleTile.categoryFullname).toContain(exampleTile.categoryName)
  })
})
