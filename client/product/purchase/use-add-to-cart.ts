import { useState } from 'react'
import { useShop } from '../../shop.tsx'
import { addToCart } from '../../cart/state/add-to-cart.ts'
import { showItemAdded } from '../../cart/added/item-added.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'

/** Adds a variant and opens the item-added dialog (spec §4 Add to cart). */
export function useAddToCart() {
  const { text } = useShop()
  const [busy, setBusy] = useState(false)

  async function add(variantId: string, amount: number, credits = false) {
    setBusy(true)
    try {
      showItemAdded(await addToCart(variantId, amount, credits), amount)
    } catch (error) {
      notifyFailure(error, text)
    } finally {
      setBusy(false)
    }
  }

  return { busy, add }
}
