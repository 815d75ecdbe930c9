import { useSignals } from '@preact/signals-react/runtime'
import { CountedWishLink } from './counted-wish-link.tsx'
import { guestWishItems } from './pending-wishes.ts'

/** Link to a guest's wish list, which is in this browser. */
export function GuestWishLink() {
  useSignals()
  return <CountedWishLink count={guestWishItems().length} />
}
