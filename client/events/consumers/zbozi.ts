import type { EventConsumers } from '../../../domain/event-consumers.ts'
import type { Purchase } from '../event.ts'
import type { EventConsumer } from '../event-stream.ts'
import { loadScript } from '../load-script.ts'

const script = 'https://c.seznam.cz/js/rc.js'

type Zbozi = NonNullable<EventConsumers['zbozi']>

/** Conversions of Zboží.cz: one hit for an order, without personal data. */
export function zbozi(settings: Zbozi): EventConsumer {
  return {
    name: 'zbozi',
    category: 'marketing',
    take(event) {
      if (event.type !== 'purchase') return
      loadScript(script)
        .then(() => {
          const page: Window & { rc?: { conversionHit?: (hit: object) => void } } = window
          page.rc?.conversionHit?.(hitOf(event, settings))
        })
        .catch(() => undefined)
    },
  }
}

/** `consent` is what the customer ticked with the order, beside the consent to marketing. */
export function hitOf(order: Purchase, { id, type }: Zbozi): Record<string, string | number> {
  return {
    zboziId: id,
    zboziType: type,
    orderId: order.orderCode,
    value: order.value,
    consent: order.zboziAllowed ? 1 : 0,
  }
}
