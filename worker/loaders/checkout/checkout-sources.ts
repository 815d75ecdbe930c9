import type { Country } from '../../../domain/account/address.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { isEmptyCart, isInvalidLine, lineName } from '../../../domain/cart/cart-lines.ts'
import { isBelowMinimum } from '../../../domain/cart/is-below-minimum.ts'
import { estimateTaxation } from '../../../domain/tax/estimate-taxation.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { orElse } from '../../upstream/or-else.ts'
import type { PrivateInput } from '../screen.ts'

/**
 * Data sources of the checkout screens, for their loaders and for the API that renders them again.
 */
export type CheckoutSources = Pick<PrivateInput, 'store' | 'reads' | 'context'> &
  Partial<Pick<PrivateInput, 'addressCheck'>>

/** Whether the cart step has to come first: the cart says what is missing. */
export async function staysInCart({ reads }: CheckoutSources, cart: Cart | null): Promise<boolean> {
  if (cart === null || isEmptyCart(cart)) return true
  const globals = await orElse(reads.globals(), null)
  return globals !== null && isBelowMinimum(cart, globals.orderMinimumValue)
}

/** VAT of a cart: the store's decision, else that of its totals. */
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

/** The request number is the merchant's proof of the VAT check, so a browser does not get it. */
function withoutProof({ tax, ...rates }: Taxation): Taxation {
  const vatId = tax.vatId && { ...tax.vatId, consultationNumber: '', address: '' }
  return { ...rates, tax: { ...tax, vatId } }
}

/** Selectable countries: at least the domain's own. */
export function countriesOf({ reads, context }: CheckoutSources): Promise<Country[]> {
  const own = { code: context.country, title: context.country, phonePrefix: '' }
  return orElse(reads.countries(), [own])
}

/** Removes items that are no longer sold (spec §4 Cart) and reports them. */
export async function removeInvalidLines(
  { store }: Pick<CheckoutSources, 'store'>,
  found: Cart | null,
): Promise<{ cart: Cart | null; removed: string[] }> {
  const invalid = found?.items.filter(isInvalidLine) ?? []
  let cart = found
  for (const { id } of invalid) cart = await orElse(store.removeCartItem(id), cart)
  return { cart, removed: invalid.map(lineName) }
}
