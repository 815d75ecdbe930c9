import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { hasFeature } from '../../domain/content/features.ts'
import { GuestWishLink } from '../layout/header/late-links.ts'
import { shownCustomer } from '../sign-in/shown/shown-customer.ts'
import { useShop } from '../shop.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { CountedWishLink } from './counted-wish-link.tsx'
import { watchWishCount, wishCount } from './shown-wishes.ts'

/** Link to the wish list, for customers; for guests if they have one. */
export function WishLink() {
  useSignals()
  const hydrated = useHydrated()
  const { configuration } = useShop().site
  const customer = hydrated ? shownCustomer.value : undefined
  if (customer) return <CustomersLink />
  return customer === null && hasFeature(configuration, 'guestWishList') && <GuestWishLink />
}

function CustomersLink() {
  useSignals()
  useEffect(watchWishCount, [])
  return <CountedWishLink count={wishCount.value} />
}
