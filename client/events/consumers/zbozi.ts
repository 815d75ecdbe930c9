import type { EventConsumers } from '../../../domain/event-consumers.ts'
import type { Purchase } from '../event.ts'
import type { EventConsumer } from '../event-stream.ts'
import { loadScript } from '../load-script.ts'

const script = 'https://c.seznam.cz/js/rc.js'

type Zbozi = NonNullable<EventConsumers['zbozi']>

/** Zboží.cz conversions: one hit per order, without personal data. */
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

/** `consent` is the customer's consent with the order, besides the consent to marketing. */
export function hitOf(order: Purchase, { id, type }: Zbozi): Record<string, string | number> {
  return {
    zboziId: id,
    zboziType: type,
    orderId: order.orderCode,
    value: order.value,
    consent: order.zboziAllowed ? 1 : 0,
  }
}
