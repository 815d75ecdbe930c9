import type { ScreenName } from '../../domain/routes.ts'

/** An item of an event; prices include tax (spec §9 Event tracking). */
export interface EventItem {
  /** Of the variant, as in feeds. */
  id: string
  productId: string
  code: string
  name: string
  price: number
  quantity: number
  category?: string
  brand?: string
}

interface EventItems {
  /** ISO 4217 */
  currency: string
  /** With tax. */
  value: number
  items: EventItem[]
}

/** All events of a visit, by `type`. */
export type ShopEvent =
  /** Once, after the first page view, with cart and user loaded (spec §4 Session start). */
  | { type: 'session_loaded'; loggedIn: boolean }
  /** Path without query, which may contain an order token or a search term. */
  | { type: 'page_view'; screen: ScreenName; path: string; title: string; locale: string }
  | ({ type: 'view_item_list'; list: string } & EventItems)
  | ({ type: 'view_item' } & EventItems)
  | { type: 'search'; term: string; results: number }
  | ({ type: 'add_to_cart' } & EventItems)
  | ({ type: 'remove_from_cart' } & EventItems)
  | ({ type: 'view_cart' } & EventItems)
  | ({ type: 'begin_checkout' } & EventItems)
  | ({ type: 'add_shipping_info'; shipper: string } & EventItems)
  | ({ type: 'add_payment_info'; payment: string } & EventItems)
  | Purchase
  | { type: 'newsletter_subscribed' }
  | { type: 'add_to_wishlist'; variantId: string }
  | { type: 'remove_from_wishlist'; variantId: string }

/** An order; its value is the revenue: items, shipping and payment with tax (spec §9). */
export interface Purchase extends EventItems {
  type: 'purchase'
  orderCode: string
  affiliation: 'Online Store'
  tax: number
  shipping: number
  payment: number
  /** The customer consented to reporting this order to Zboží.cz. */
  zboziAllowed: boolean
}
