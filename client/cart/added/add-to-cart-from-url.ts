import { useEffect } from 'react'
import { addToCartParameter, requestedVariant } from '../../../domain/routes.ts'
import { type Shop, useShop } from '../../shop.tsx'
import { addedFromUrl } from './added-from-url.ts'
import { notify } from '../../layout/notices/notifications.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'

/**
 * `?addToCart=<variantId>` on any page adds it once (spec §2 Route behaviours) and is removed from
 * the URL; also after in-page navigation.
 */
export function useAddToCartFromUrl() {
  const shop = useShop()
  useEffect(() => {
    const addFromUrl = () => void addNamed(shop)
    addFromUrl()
    const navigation = 'navigation' in window ? window.navigation : null
    navigation?.addEventListener('navigatesuccess', addFromUrl)
    return () => navigation?.removeEventListener('navigatesuccess', addFromUrl)
  }, [shop])
}

async function addNamed(shop: Shop) {
  const variantId = takeParameter()
  if (variantId === undefined) return
  try {
    if (variantId) {
      addedFromUrl.value = { variantId, amount: 1 }
      const { addAndShow } = await import('./add-and-show.ts')
      if (!(await addAndShow({ variantId, amount: 1 }, shop))) addedFromUrl.value = null
    } else notify({ kind: 'warning', text: shop.text('addToCartUrl.junk') })
  } catch (error) {
    addedFromUrl.value = null
    notifyFailure(error, shop.text)
  }
}

/**
 * undefined: parameter missing; null: invalid. Removed from the URL before the request, so that a
 * reload or the back button does not add again.
 */
function takeParameter(): string | null | undefined {
  const url = new URL(location.href)
  if (!url.searchParams.has(addToCartParameter)) return undefined
  const variantId = requestedVariant(url.searchParams)
  url.searchParams.delete(addToCartParameter)
  history.replaceState(history.state, '', url)
  return variantId
}
