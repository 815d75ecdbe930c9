import type { Country } from '../../../domain/account/address.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isEmptyCart, isInvalidLine, lineName } from '../../../domain/cart/cart-lines.ts'
import { isBelowMinimum } from '../../../domain/cart/is-below-minimum.ts'
import { estimateTaxation } from '../../../domain/tax/estimate-taxation.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { orElse } from '../../upstream/or-else.ts'
import type { PrivateInput } from '../screen.ts'

/** What the checkout screens are made of, for their loaders and for the API that shows them again. */
export type CheckoutSources = Pick<PrivateInput, 'store' | 'reads' | 'context'> &
  Partial<Pick<PrivateInput, 'addressCheck'>>

/** Whether the steps after the cart come too early: it says itself what it lacks. */
export async function staysInCart({ reads }: CheckoutSources, cart: Cart | null): Promise<boolean> {
  if (cart === null || isEmptyCart(cart)) return true
  const globals = await orElse(reads.globals(), null)
  return globals !== null && isBelowMinimum(cart, globals.orderMinimumValue)
}

/** The VAT of a cart: the store's word, else what is in its totals. */
export async function taxationOf(
  { store, context }: Pick<CheckoutSources, 'store' | 'context'>,
  cart: Cart | null,
  query: Parameters<CheckoutSources['store']['cartTax']>[0] = {},
): Promise<Taxation | null> {
  if (!cart) return null
  const decision = await orElse(store.cartTax(query), null)
  return (
    (decision && withoutProof(decision)) ?? estimateTaxation(cart, query.country ?? context.country)
  )
}

/** The number of the request is the merchant's proof; a browser learns what it shows. */
function withoutProof({ tax, ...rates }: Taxation): Taxation {
  const vatId = tax.vatId && { ...tax.vatId, consultationNumber: '', address: '' }
  return { ...rates, tax: { ...tax, vatId } }
}

/** Countries to choose from: at least the domain's own. */
export function countriesOf({ reads, context }: CheckoutSources): Promise<Country[]> {
  const own = { code: context.country, title: context.country, phonePrefix: '' }
  return orElse(reads.countries(), [own])
}

/** Takes out what can be bought no more (spec §4 Cart) and says what it was. */
export async function removeInvalidLines(
  { store }: Pick<CheckoutSources, 'store'>,
  found: Cart | null,
): Promise<{ cart: Cart | null; removed: string[] }> {
  const invalid = found?.items.filter(isInvalidLine) ?? []
  let cart = found
  for (const { id } of invalid) cart = await orElse(store.removeCartItem(id), cart)
  return { cart, removed: invalid.map(lineName) }
}
