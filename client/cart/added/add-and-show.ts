import { notify } from '../../layout/notices/notifications.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import type { Shop } from '../../shop.tsx'
import { addToCart } from '../state/cart-queue.ts'
import { showItemAdded } from './item-added.ts'

export interface Addition {
  variantId: string
  amount: number
  /** Pays with loyalty credits. */
  credits?: boolean
}

/** Milliseconds to follow the link. */
const duration = 10_000

/**
 * Adds a variant and opens the item-added dialog, or notifies why not. Without a response only the
 * cart shows whether it was added.
 *
 * @returns whether it was added
 */
export async function addAndShow(
  { variantId, amount, credits }: Addition,
  { routes, text }: Pick<Shop, 'routes' | 'text'>,
): Promise<boolean> {
  try {
    showItemAdded(await addToCart(variantId, amount, credits), amount)
    return true
  } catch (error) {
    const link = { href: routes.checkout(), label: text('header.cart') }
    if (!(error instanceof RequestFailed && error.isUnanswered)) notifyFailure(error, text)
    else notify({ kind: 'danger', text: text('addToCart.unconfirmed'), link, duration })
    return false
  }
}
