import type { EventConsumers } from '../../../domain/event-consumers.ts'
import type { Purchase } from '../event.ts'
import type { EventConsumer } from '../event-stream.ts'
import { loadScript } from '../load-script.ts'

type Arguments = readonly string[]
type Heureka = ((...call: Arguments) => void) & { q?: Arguments[]; c?: string }

/**
 * Heureka conversions: its script processes a queue of calls; which script depends on the country.
 */
export function heureka({ key, country }: NonNullable<EventConsumers['heureka']>): EventConsumer {
  return {
    name: 'heureka',
    category: 'marketing',
    take(event) {
      if (event.type !== 'purchase') return
      const call = queueOf(country)
      callsOf(event, key).forEach((one) => call(...one))
      const script = `https://www.heureka.${country}/ocm/sdk.js?version=2&page=thank_you`
      loadScript(script).catch(() => undefined)
    },
  }
}

/** An order as calls of the script; its total includes shipping and payment. */
export function callsOf(order: Purchase, key: string): Arguments[] {
  const extras: [string, number][] = [
    ['shipping', order.shipping],
    ['payment', order.payment],
  ]
  return [
    ['authenticate', key],
    ['set_order_id', order.orderCode],
    ...order.items.map(({ id, name, price, quantity }) => [
      'add_product',
      id,
      name,
      String(price),
      String(quantity),
    ]),
    ...extras.flatMap(([name, price]) =>
      price > 0 ? [['add_additional_item', name, String(price), '1']] : [],
    ),
    ['set_total_vat', String(order.value)],
    ['set_currency', order.currency],
    ['send', 'Order'],
  ]
}

function queueOf(country: string): Heureka {
  const page: Window & { heureka?: Heureka; ROIDataObject?: string } = window
  page.ROIDataObject = 'heureka'
  page.heureka ??= Object.assign((...call: Arguments) => void waiting.push(call), {
    q: waiting,
    c: country,
  })
  return page.heureka
}

const waiting: Arguments[] = []
