import { useState } from 'react'
import type { Addition } from '../../cart/added/add-and-show.ts'
import { useShop } from '../../shop.tsx'
import { loadOrSubmit } from '../../navigation/load-or-submit.ts'

/** Adds the variant of a form and opens the item-added dialog (spec §4 Add to cart). */
export function useAddToCart() {
  const shop = useShop()
  const [busy, setBusy] = useState(false)

  async function add(form: HTMLFormElement, addition: Addition) {
    setBusy(true)
    try {
      const load = () => import('../../cart/added/add-and-show.ts')
      const script = await loadOrSubmit(form, load, shop.text)
      await script?.addAndShow(addition, shop)
    } finally {
      setBusy(false)
    }
  }

  return { busy, add }
}
