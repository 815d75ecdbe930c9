import { parseChanged } from '../../../domain/cart/changed-amount.ts'
import { isEmptyCart } from '../../../domain/cart/cart-lines.ts'
import { formatRemoved, parseRemoved } from '../../../domain/cart/removed-lines.ts'
import { checkoutItems } from './checkout-items.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadCheckout: Loader<'checkout'> = async (input) => {
  const { rawQuery } = input
  const changed = parseChanged(rawQuery.get('changed'))
  const undo = formatRemoved(parseRemoved(rawQuery.get('removed')))
  const done = doneOf(rawQuery)
  const [props, made] = await Promise.all([
    checkoutItems(input, { changed, undo, done }),
    // The cart need not be empty: signing in may have brought another one.
    input.attempt.placedOrder(),
  ])
  if (made) return { redirect: made, status: 303 }
  if (isEmptyCart(props.cart)) {
    props.lastOrder = await input.attempt.lastOrder()
  }
  return {
    props,
    head: privateHead(input.text('cartPage.title')),
    status: props.reachable ? 200 : 503,
  }
}

/** Result of a form, from the query of its redirect. */
function doneOf(query: URLSearchParams): 'saved' | 'noted' | null {
  if (query.has('saved')) return 'saved'
  return query.has('noted') ? 'noted' : null
}
