import type { CatalogState } from '../../domain/catalog/catalog.ts'
import type { PublicContext } from '../../domain/context.ts'
import type { Product } from '../../domain/product/product.ts'
import type { AnyPage } from '../page.ts'
import type { ShopEvent } from './event.ts'
import { itemsOfCart, itemOfTile, itemOfVariant, valueOf } from './event-items.ts'
import { purchaseEvent } from './purchase-event.ts'

/** Events of a page view: the view first, then its content. */
export function pageEvents(page: AnyPage, context: PublicContext): ShopEvent[] {
  const { screen, head, url } = page
  const path = url.split('?', 1)[0] ?? url
  const view: ShopEvent = {
    type: 'page_view',
    screen,
    path,
    title: head.title,
    locale: context.locale,
  }
  return [view, ...contentEvents(page, context)]
}

function contentEvents(page: AnyPage, { currency }: PublicContext): ShopEvent[] {
  switch (page.screen) {
    case 'category':
      return listEvents(page.props.category.title, page.props.state, currency)
    case 'search':
      // A search is reported once, not with every page and filter (catalog/search/last-search.ts).
      return page.props.state ? listEvents('search', page.props.state, currency) : []
    case 'product':
      return productEvents(page.props.product, page.props.variantId, currency)
    case 'checkout':
      return page.props.cart ? [{ type: 'view_cart', ...itemsOfCart(page.props.cart) }] : []
    case 'checkout-methods':
      return page.props.cart ? [{ type: 'begin_checkout', ...itemsOfCart(page.props.cart) }] : []
    case 'checkout-info': {
      const { cart, shipper, payment } = page.props
      if (!cart) return []
      const items = itemsOfCart(cart)
      return [
        ...(shipper
          ? [{ type: 'add_shipping_info' as const, shipper: shipper.name, ...items }]
          : []),
        ...(payment
          ? [{ type: 'add_payment_info' as const, payment: payment.name, ...items }]
          : []),
      ]
    }
    case 'checkout-finished':
      return page.props.order ? [purchaseEvent(page.props.order)] : []
    default:
      return []
  }
}

function listEvents(list: string, state: CatalogState, currency: string): ShopEvent[] {
  const items = state.products.map(itemOfTile)
  if (items.length === 0) return []
  return [{ type: 'view_item_list', list, currency, value: valueOf(items), items }]
}

function productEvents(product: Product, variantId: string, currency: string): ShopEvent[] {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!variant) return []
  const items = [itemOfVariant(product, variant)]
  return [{ type: 'view_item', currency, value: valueOf(items), items }]
}
