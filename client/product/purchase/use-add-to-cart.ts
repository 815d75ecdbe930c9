import { useState } from 'react'
import type { Addition } from '../../cart/added/add-and-show.ts'
import { useShop } from '../../shop.tsx'
import { submitWithoutScript } from '../../navigation/submit-without-script.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'

/** Adds the variant of a form and opens the item-added dialog (spec §4 Add to cart). */
export function useAddToCart() {
  const shop = useShop()
  const [busy, setBusy] = useState(false)

  async function add(form: HTMLFormElement, addition: Addition) {
    setBusy(true)
    try {
      const { addAndShow } = await import('../../cart/added/add-and-show.ts')
      await addAndShow(addition, shop)
    } catch (error) {
      await submitWithoutScript(form, error).catch(() => notifyFailure(error, shop.text))
    } finally {
      setBusy(false)
    }
  }

  return { busy, add }
}
