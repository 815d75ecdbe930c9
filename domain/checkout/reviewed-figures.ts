import type { Settlement } from '../order/order-document.ts'
import type { DeliveryPromise } from './delivery/delivery-promise.ts'
import type { ReviewedFigures } from './reviewed.ts'

export type ReviewedPart = 'goods' | 'discounts' | 'shipping' | 'payment' | 'taxes'

/**
 * What a review shows of each part, to be compared when the order is placed: two changes may leave
 * the total as it was. Goods and taxes are digests, because a cart may have 500 lines.
 */
export function reviewedFigures(settlement: Settlement): ReviewedFigures {
  const { allowances, shipping, payment, rounding = 0 } = settlement
  // A product's own gifts are free and no lines of a cart.
  const lines = settlement.lines.filter(
    ({ kind, parentId }) => kind === 'product' || parentId === null,
  )
  const taxes = settlement.taxes.filter(({ net }) => net !== 0)
  const goods = lines.map(({ id, kind, variantId, amount, freeAmount, unitPrice, total }) =>
    // The store gives a gift's line an id of its own.
    kind === 'gift'
      ? [variantId, total.gross]
      : [id, amount, freeAmount, unitPrice.gross, total.gross],
  )
  const nets = lines.map(({ id, kind, variantId, total }) => [
    kind === 'gift' ? variantId : id,
    total.net,
  ])
  return {
    goods: digest(inOrder(goods)),
    discounts: allowances
      .map(({ kind, code, credits, total }) => `${kind} ${code} ${credits} ${total.gross}`)
      .join(', '),
    shipping: shipping ? `${shipping.id} ${shipping.total.gross}` : '',
    payment: payment ? `${payment.id} ${payment.total.gross} ${rounding}` : '',
    rates: taxes.map(({ category, rate }) => `${category} ${rate}`).join(', '),
    taxes: digest([...inOrder(nets), ...taxes.map(({ net, vat }) => `${net} ${vat}`)]),
  }
}

/** `2026-12-01`, `after_payment 2` or `workdays 3`. */
export function promisedFigure(promise: DeliveryPromise): string {
  if (promise.kind === 'date') return promise.day
  return `${promise.kind} ${promise.kind === 'workdays' ? promise.to : promise.workdays}`
}

/** A later delivery of the same kind; an earlier one misleads nobody. */
export function isLater(reviewed: string, now: string): boolean {
  const [kind = '', days] = reviewed.split(' ')
  const [sameKind = '', later] = now.split(' ')
  if (days === undefined || later === undefined) return days === later && now > reviewed
  return kind === sameKind && Number(later) > Number(days)
}

/** The parts that differ. VAT differs with any amount: it counts if its rates or only it changed. */
export function changedParts(reviewed: ReviewedFigures, now: ReviewedFigures): ReviewedPart[] {
  const parts = (['goods', 'discounts', 'shipping', 'payment'] as const).filter(
    (part) => reviewed[part] !== now[part],
  )
  // Another category: every amount is another one.
  if (reviewed.rates[0] !== now.rates[0]) return ['taxes']
  if (reviewed.rates !== now.rates) return [...parts, 'taxes']
  return parts.length === 0 && reviewed.taxes !== now.taxes ? ['taxes'] : parts
}

function inOrder(figures: readonly unknown[]): string[] {
  return figures.map((one) => JSON.stringify(one)).toSorted()
}

/** FNV-1a: shows an accidental change. A forger would deceive only themselves. */
function digest(texts: readonly string[]): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(texts.join('\n')))
    hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(36)
}
