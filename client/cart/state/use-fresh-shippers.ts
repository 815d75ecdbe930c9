import { useEffect, useState } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShippingClass } from '../../../domain/product/availability.ts'
import type { fetchPageData } from '../../navigation/page-data.ts'
import type { CheckoutProps } from '../../../domain/screens/checkout/checkout.ts'
import { useShop } from '../../shop.tsx'

type Offered = Pick<CheckoutProps, 'shippers' | 'now'>

/** Shipping methods of the page, refetched when a changed cart needs other ones. */
export function useFreshShippers(
  cart: Cart,
  props: Offered & {
    /** Cart that the methods were requested for. */
    shippingClass: ShippingClass | undefined
  },
): Offered {
  const { assetVersion, routes } = useShop()
  const path = routes.checkout()
  const [fresh, setFresh] = useState<
    (Offered & { shippingClass: ShippingClass | undefined }) | null
  >(null)
  const shown = fresh ?? props
  const { shippingClass } = cart
  const isOld = shippingClass !== undefined && shippingClass !== shown.shippingClass
  useEffect(() => {
    if (!isOld) return
    const controller = new AbortController()
    fetchShippers(path, assetVersion, controller.signal).then(
      ({ page }) => {
        if (page.screen !== 'checkout') return
        // The screen's name decides its props; TypeScript cannot follow it through the union.
        const { shippers, now, cart: found } = page.props as CheckoutProps
        setFresh({ shippers, now, shippingClass: found?.shippingClass })
      },
      // A failure keeps the displayed methods: the next step asks the store itself.
      (error: unknown) => controller.signal.aborted || console.warn('shippers', error),
    )
    return () => controller.abort()
  }, [isOld, shippingClass, path, assetVersion])
  return shown
}

async function fetchShippers(...page: Parameters<typeof fetchPageData>) {
  return (await import('../../navigation/page-data.ts')).fetchPageData(...page)
}
