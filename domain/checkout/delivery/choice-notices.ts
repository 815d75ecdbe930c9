import type { Payment, Shipper } from '../checkout.ts'
import { isBlocked, type Methods } from './checkout-choice.ts'
import type { ChoiceNotice } from './choice-notice.ts'
import type { ChosenMethods } from './chosen-methods.ts'

/** Notices of invalid parts of the selection. A lost shipper covers its branch and slot. */
export function clearedChoices(
  chosen: ChosenMethods,
  { shipper, branchId, payment, slotId }: Methods,
  payments: readonly Payment[],
): ChoiceNotice[] {
  const notices: ChoiceNotice[] = []
  if (chosen.shipperId && !shipper) notices.push({ kind: 'shipperUnavailable' })
  if (shipper && chosen.branchId && !branchId) notices.push({ kind: 'branchUnavailable' })
  if (shipper && chosen.slotId && !slotId) notices.push({ kind: 'slotUnavailable' })
  if (chosen.paymentId && !payment) {
    const payment = payments.find(({ id }) => id === chosen.paymentId)
    notices.push(
      payment && isBlocked(payment, shipper)
        ? { kind: 'paymentBlocked', name: payment.name, shipper: shipper?.name ?? '' }
        : { kind: 'paymentUnavailable' },
    )
  }
  return notices
}

/** Displayed prices of the chosen methods: `EUR:5.9:0`. */
export function serializeSeenPrices({ shipper, payment }: Methods, currency: string): string {
  return [currency, shipper?.priceWithTax ?? '', payment?.priceWithTax ?? ''].join(':')
}

/** Their currency; '' if none were displayed. */
export function seenCurrency(seen: string): string {
  return seen.split(':')[0] ?? ''
}

/** Displayed prices of the methods that stay chosen: the price of another one is no change. */
export function seenOfSame(seen: string, before: ChosenMethods, requested: ChosenMethods): string {
  const [currency, shipper, payment] = seen.split(':')
  return [
    currency,
    before.shipperId === requested.shipperId ? shipper : '',
    before.paymentId === requested.paymentId ? payment : '',
  ].join(':')
}

/** Chosen methods whose price has changed since. */
export function changedPrices(
  seen: string,
  { shipper, payment }: Methods,
  currency: string,
): ChoiceNotice[] {
  const [of, ...before] = seen.split(':')
  if (of !== currency) return []
  return [shipper, payment].flatMap((method: Shipper | Payment | null, index) => {
    const was = before[index] ? Number(before[index]) : NaN
    return method && was >= 0 && was !== method.priceWithTax
      ? [{ kind: 'price', name: method.name, before: was, now: method.priceWithTax }]
      : []
  })
}
