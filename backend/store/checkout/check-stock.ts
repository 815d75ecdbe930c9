import { Refusal } from '../../contract/refusal.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Caller } from '../../request/caller.ts'
import { checkAmount } from '../cart/lines/amount.ts'
import { type UnavailableLine, unavailableName } from '../cart/lines/unavailable-lines.ts'
import type { PricedCart } from '../cart/priced-cart.ts'

/** Refuses unavailable items; lines of one variant are summed. */
export function checkStock({ lines, unavailable: gone }: PricedCart, { locale }: Caller): void {
  for (const line of gone) refuseUnavailable(line, locale)
  const requested = new Map<string, number>()
  for (const { row } of lines) {
    const amount = (requested.get(row.variantId) ?? 0) + row.amount
    requested.set(row.variantId, amount)
    checkAmount(amount, { ...row, name: row.variantFullname[locale] }, `items.${row.id}`)
  }
}

function refuseUnavailable(line: UnavailableLine, locale: Locale): never {
  const values = { name: unavailableName(line, locale) }
  throw new Refusal(409, {
    key: 'notSaleable',
    code: 'out_of_stock',
    field: `items.${line.id}`,
    values,
  })
}

export function cartEmpty(): Refusal {
  return new Refusal(409, { key: 'cartEmpty', code: 'cart_empty' })
}
