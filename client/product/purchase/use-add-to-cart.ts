import { useState } from 'react'
import { useShop } from '../../shop.tsx'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'

/** Adds a variant and opens the item-added dialog (spec §4 Add to cart). */
export function useAddToCart() {
  const shop = useShop()
  const [busy, setBusy] = useState(false)

  async function add(variantId: string, amount: number, credits = false) {
    setBusy(true)
    try {
      const { addAndShow } = await import('../../cart/added/add-and-show.ts')
      await addAndShow({ variantId, amount, credits }, shop)
    } catch (error) {
      notifyFailure(error, shop.text)
    } finally {
      setBusy(false)
    }
  }

  return { busy, add }
}
