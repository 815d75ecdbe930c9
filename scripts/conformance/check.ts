import type { CallGroupName } from '../contract/call-groups.ts'
import type { CategoryLink } from '../../domain/catalog/category.ts'
import type { ProductTile } from '../../domain/product/product.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Payment, Shipper } from '../../domain/checkout/checkout.ts'
import type { Order } from '../../domain/order/order.ts'
import type { UpstreamClient } from './upstream-client.ts'

/** What earlier checks have found and later ones need. */
export interface Found {
  /** Of the one order attempt; 32 characters and more may be asked for without the cart. */
  key: string
  category?: CategoryLink | undefined
  tile?: ProductTile | undefined
  cartToken?: string | undefined
  cart?: Cart | undefined
  shipper?: Shipper | undefined
  /** Delivers to points of the carrier. */
  pickUp?: Shipper | undefined
  payment?: Payment | undefined
  order?: Order | undefined
  session?: string | undefined
}

export interface CheckOptions {
  /** Places one order as a guest; it must be cancelled in the store afterwards. */
  placesOrder: boolean
  /** Customer whose sign-in is tried; empty: none. */
  email: string
  password: string
}

/** A rule of docs/contract that an upstream keeps, or throws Violation, Absent or Skipped. */
export interface Check {
  /** As a sentence: `search finds the product by its article number`. */
  name: string
  group: CallGroupName
  run: (client: UpstreamClient, found: Found, options: CheckOptions) => Promise<void>
}
