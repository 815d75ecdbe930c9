import type { DeliveryPromise } from '../../../domain/checkout/delivery/delivery-date.ts'
import type { FoundSlot } from '../../../domain/checkout/delivery/delivery-slot.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { TextKey } from '../../i18n/text.ts'
import type { Shop } from '../../shop.tsx'

type Speaker = Pick<Shop, 'text' | 'context'>

const brought: Record<DeliveryPromise['kind'], TextKey> = {
  immediate: 'delivery.brought.today',
  today: 'delivery.brought.today',
  tomorrow: 'delivery.brought.tomorrow',
  date: 'delivery.brought.date',
}

const collected: Record<DeliveryPromise['kind'], TextKey> = {
  immediate: 'delivery.collected.immediate',
  today: 'delivery.collected.today',
  tomorrow: 'delivery.collected.tomorrow',
  date: 'delivery.collected.date',
}

/** `Lieferung Montag, 23. November`: a date and never a span of days (spec §4 Delivery date). */
export function deliveryText(shop: Speaker, { kind, date, pickup }: DeliveryPromise): string {
  const key = (pickup ? collected : brought)[kind]
  return shop.text(key, { date: deliveryDay(shop, date) })
}

/** `Lieferung Montag, 23. November, 08:00–12:00 Uhr`. */
export function slotText(shop: Speaker, { day, from, to }: Pick<FoundSlot, 'day' | 'from' | 'to'>) {
  const date = deliveryText(shop, { kind: 'date', date: day, pickup: false })
  return `${date}, ${shop.text('delivery.slotTime', { from, to })}`
}

/** Weekday in full: the Czech short one for Monday reads as "after". */
export function deliveryDay({ context }: Pick<Shop, 'context'>, date: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(languageTags[context.locale], options).format(new Date(date))
}

const languageTags: Record<Locale, string> = { de: 'de-DE', cs: 'cs-CZ', sk: 'sk-SK', en: 'en-GB' }
