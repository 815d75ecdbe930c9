import { useEffect } from 'react'
import type { Text } from '../i18n/text.ts'
import { useShop } from '../shop.tsx'
import { addToCart } from './cart-changes.ts'
import { showItemAdded } from './item-added.ts'
import { notify } from './notifications.ts'
import { notifyFailure } from './notify-failure.ts'

const parameter = 'addToCart'

/**
 * `?addToCart=<variantId>` on any page adds it once (spec §2 Route behaviours) and leaves the
 * address; also on a page that was gone to without loading it anew.
 */
export function useAddToCartFromUrl() {
  const { text } = useShop()
  useEffect(() => {
    const look = () => void addNamed(text)
    look()
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigatesuccess', look)
    return () => navigation?.removeEventListener('navigatesuccess', look)
  }, [text])
}

async function addNamed(text: Text) {
  const variantId = takeParameter()
  if (variantId === null) return
  try {
    if (/^[\w.:-]{1,64}$/.test(variantId)) showItemAdded(await addToCart(variantId, 1), 1)
    else notify({ kind: 'warning', text: text('addToCartUrl.junk') })
  } catch (error) {
    notifyFailure(error, text)
  }
}

/** Taken out before anything is asked, so that a reload or going back does not add again. */
function takeParameter(): string | null {
  const url = new URL(location.href)
  const variantId = url.searchParams.get(parameter)
  if (variantId === null) return null
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  return variantId
}
