import type {
  CartIncluded,
  CartPart,
  CartQuery,
} from '../../../domain/contract/store-cart-parts.ts'
import { orElse } from '../../upstream/or-else.ts'
import type { CheckoutSources } from './checkout-sources.ts'

type Store = CheckoutSources['store']
type TaxQuery = Omit<CartQuery, 'with'>

/**
 * Batches the store calls of a checkout screen: one request for the cart and the named parts. Parts
 * that the store leaves out are requested separately.
 */
export function joinCartCalls(
  store: Store,
  parts: readonly CartPart[],
  expectedTax: TaxQuery = {},
): Store {
  let pending: ReturnType<Store['cartWith']> | undefined
  const loadCart = () => (pending ??= store.cartWith(parts, expectedTax))
  const part = async <Part extends CartPart>(name: Part): Promise<CartIncluded[Part]> =>
    parts.includes(name) ? (await loadCart()).included[name] : undefined
  return {
    ...store,
    cart: async () => (await loadCart()).cart,
    shippers: async () => (await part('shippers')) ?? store.shippers(),
    payments: async () => (await part('payments')) ?? store.payments(),
    orderGifts: async () => store.orderGifts(await part('gifts')),
    cartProblems: async () => {
      const withProblems = parts.includes('problems')
        ? await orElse(part('problems'), false as const)
        : undefined
      return withProblems ?? store.cartProblems()
    },
    cartTax: async (query) => {
      const isExpected = writtenOf(query) === writtenOf(expectedTax)
      return (isExpected ? await part('taxation') : undefined) ?? store.cartTax(query)
    },
  }
}

function writtenOf({ vat_id, country, postcode, collected_in }: TaxQuery): string {
  return JSON.stringify([vat_id, country, postcode, collected_in])
}
