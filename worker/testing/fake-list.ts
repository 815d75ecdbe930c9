import type { ShoppingList } from '../../domain/cart/shopping-list.ts'
import { sampleTile, sampleVariant } from '../../client/testing/sample-product.ts'

/** For tests: a wish list of these variants. */
export function shoppingListOf(...variantIds: string[]): ShoppingList {
  return {
    id: 'list',
    code: 'wishlist',
    name: '',
    createdAt: '2026-11-21T08:00:00.000Z',
    items: variantIds.map((variantId) => ({
      id: `item-${variantId}`,
      variantId,
      name: `Silva ${variantId}`,
      amount: 1,
      product: sampleTile({ variant: sampleVariant(variantId) }),
      sticky: false,
      disabled: false,
      note: '',
    })),
  }
}
