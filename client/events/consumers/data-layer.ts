import type { EventItem, ShopEvent } from '../event.ts'
import type { EventConsumer } from '../event-stream.ts'
import { loadScript } from '../load-script.ts'

/** `window.dataLayer` of a tag manager. */
export function dataLayer(url: string): EventConsumer {
  return {
    name: 'tag-manager',
    category: 'statistics',
    take(event) {
      const page: Window & { dataLayer?: unknown[] } = window
      page.dataLayer ??= []
      page.dataLayer.push(entryOf(event))
      loadScript(url).catch(() => undefined)
    },
  }
}

/** The event in the tag manager's format. */
export function entryOf(event: ShopEvent): Record<string, unknown> {
  const { type, ...rest } = event
  if (!('items' in rest)) return { event: type, ...rest }
  const { items, value, currency } = rest
  const purchase =
    event.type === 'purchase'
      ? {
          transaction_id: event.orderCode,
          affiliation: event.affiliation,
          tax: event.tax,
          shipping: Number((event.shipping + event.payment).toFixed(2)),
        }
      : {}
  return {
    event: type,
    ecommerce: {
      currency,
      value,
      ...purchase,
      ...('list' in rest ? { item_list_name: rest.list } : {}),
      ...('shipper' in rest ? { shipping_tier: rest.shipper } : {}),
      ...(event.type === 'add_payment_info' ? { payment_type: event.payment } : {}),
      items: items.map(itemOf),
    },
  }
}

function itemOf({ id, name, price, quantity, category, brand }: EventItem) {
  return {
    item_id: id,
    item_name: name,
    price,
    quantity,
    ...(category ? { item_category: category } : {}),
    ...(brand ? { item_brand: brand } : {}),
  }
}
