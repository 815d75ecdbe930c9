import { useEffect } from 'react'
import { useShop } from '../shop.tsx'
import { addToCart } from './cart-changes.ts'
import { showItemAdded } from './item-added.ts'
import { notifyFailure } from './notify-failure.ts'

const parameter = 'addToCart'

/** `?addToCart=<variantId>` on any page adds it once (spec §2 Route behaviours) and leaves the address. */
export function useAddToCartFromUrl() {
  const { text } = useShop()
  useEffect(() => {
    const variantId = takeParameter()
    if (!variantId) return
    addToCart(variantId, 1).then(
      (added) => showItemAdded(added, 1),
      (error) => notifyFailure(error, text),
    )
  }, [text])
}

/** Taken out before anything is asked, so that a reload or going back does not add again. */
function takeParameter(): string | null {
  const url = new URL(location.href)
  const variantId = url.searchParams.get(parameter)
  if (variantId === null) return null
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  return /^[\w.:-]{1,64}$/.test(variantId) ? variantId : null
}
