import { addDays, shopTime } from '../../time/day.ts'
import type { Locale } from '../../locale.ts'
import { localeTags } from '../../locales/locales.ts'
import { onePerLanguage } from '../../time/one-per-language.ts'
import type { Shipper } from '../checkout.ts'
import type { DeliveryPromise } from './delivery-promise.ts'
import { workdaysText } from './workdays-text.ts'

export type PromiseTextKey =
  | 'delivery.brought.date'
  | 'delivery.brought.today'
  | 'delivery.brought.tomorrow'
  | 'delivery.collected.date'
  | 'delivery.collected.immediate'
  | 'delivery.collected.today'
  | 'delivery.collected.tomorrow'
  | 'delivery.slotTime'
  | 'delivery.notBefore'
  | 'delivery.ifPaidBy'
export type PromiseCountKey =
  | 'delivery.afterPayment.brought'
  | 'delivery.afterPayment.collected'
  | 'delivery.workdays.brought'
  | 'delivery.workdays.collected'

/** Text function: of the storefront or of the store's emails. */
export interface PromiseTexts {
  (key: PromiseTextKey, params?: Record<string, string>): string
  /** `{{n}}` is the number unless `params` has one. */
  count(key: PromiseCountKey, n: number, params?: Record<string, string>): string
}

interface PromiseTextContext {
  type: Shipper['type']
  locale: Locale
  /** For `today` and `tomorrow`; left out if it is read on another day, such as in an email. */
  now?: Date | undefined
  slot?: { from: string; to: string; day?: string } | null | undefined
  /** An online payment is pending: the date is valid only if it arrives before the cut-off. */
  isUnpaid?: boolean | undefined
  /** Numeric month, for a tile. */
  short?: boolean | undefined
}

/** The text of a promise: `Lieferung Dienstag, 24. November`. */
export function promiseText(
  promise: DeliveryPromise,
  spoken: PromiseTextContext,
  text: PromiseTexts,
): string {
  const { locale, now, slot, isUnpaid = false } = spoken
  const time = slot && text('delivery.slotTime', { from: slot.from, to: slot.to })
  if (promise.kind === 'workdays') {
    return workdaysText(promise, spoken.type, text)
  }
  if (promise.kind === 'after_payment') return afterPayment(promise.workdays, spoken, text)
  const { day, orderBy, workdays } = promise
  if (!isUnpaid || orderBy === null) return withTime(dayText(promise, spoken, text), time)
  if (now && now.toISOString() >= orderBy && workdays !== undefined) {
    return afterPayment(workdays, spoken, text)
  }
  return text('delivery.ifPaidBy', {
    promise: withTime(dayText({ day, orderBy }, spoken, text), time),
    time: momentText(orderBy, locale),
  })
}

function afterPayment(workdays: number, spoken: PromiseTextContext, text: PromiseTexts): string {
  const { type, slot } = spoken
  const key =
    type === 'PERSONAL' ? 'delivery.afterPayment.collected' : 'delivery.afterPayment.brought'
  const sentence = text.count(key, workdays)
  if (!slot?.day) return sentence
  const date = dayIn(slot.day, spoken)
  const slotTime = text('delivery.slotTime', { from: slot.from, to: slot.to })
  return text('delivery.notBefore', { promise: sentence, date: `${date}, ${slotTime}` })
}

/** Immediate, today, tomorrow, or weekday and date (spec §4 Delivery date). */
function dayText(
  { day, orderBy }: { day: string; orderBy: string | null },
  spoken: PromiseTextContext,
  text: PromiseTexts,
): string {
  const { now, type } = spoken
  const isPickup = type === 'PERSONAL'
  const today = now && shopTime(now).day
  if (now && today === day) {
    if (!isPickup) return text('delivery.brought.today')
    const isOpen = orderBy !== null && now.toISOString() < orderBy && dayOf(orderBy) === day
    return text(isOpen ? 'delivery.collected.immediate' : 'delivery.collected.today')
  }
  const date = dayIn(day, spoken)
  if (today && addDays(today, 1) === day) {
    return text(isPickup ? 'delivery.collected.tomorrow' : 'delivery.brought.tomorrow', { date })
  }
  return text(isPickup ? 'delivery.collected.date' : 'delivery.brought.date', { date })
}

function withTime(sentence: string, time: string | null | undefined): string {
  return time ? `${sentence}, ${time}` : sentence
}

function dayOf(instant: string): string {
  return shopTime(new Date(instant)).day
}

const dayStyles = {
  short: { weekday: 'long', day: 'numeric', month: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
} as const

const dayFormat = onePerLanguage(
  (tag: string, style: keyof typeof dayStyles) =>
    new Intl.DateTimeFormat(tag, { ...dayStyles[style], timeZone: 'UTC' }),
)

/** Weekday in full: the Czech abbreviation for Monday reads as "after". */
function dayIn(day: string, { locale, short = false }: PromiseTextContext): string {
  return dayFormat(localeTags[locale], short ? 'short' : 'long').format(new Date(day))
}

/** `Montag, 12:00` in the shop's time zone. */
export function momentText(instant: string, locale: Locale): string {
  const { day, time } = shopTime(new Date(instant))
  return `${dayFormat(localeTags[locale], 'weekday').format(new Date(day))}, ${time}`
}
