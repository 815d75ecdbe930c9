import { signal } from '@preact/signals-react'
import type { CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import type { ItemAdded } from '../state/add-to-cart.ts'

export interface AddedItem {
  item: CartItem
  /** Quantity that this click added. */
  amount: number
  changed: ChangedAmount | null
}

/** Content of the item-added dialog; null: closed. */
export const itemAdded = signal<AddedItem | null>(null)

/** Opens the dialog after adding (spec §4 Add to cart). */
export function showItemAdded({ addedItem, changedAmount }: ItemAdded, amount: number) {
  if (addedItem) itemAdded.value = { item: addedItem, amount, changed: changedAmount }
}
