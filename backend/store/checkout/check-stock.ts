import { Refusal } from '../../contract/refusal.ts'
import { fromJson } from '../../db/json.ts'
import type { Caller } from '../../request/caller.ts'
import type { Text } from '../../seed/records.ts'
import { checkAmount } from '../cart/amount.ts'
import type { PricedCart } from '../cart/priced-cart.ts'

/** Refuses what cannot be delivered as it is; lines of one variant count together. */
export function checkStock({ lines }: PricedCart, { locale }: Caller): void {
  const wanted = new Map<string, number>()
  for (const { row } of lines) {
    const amount = (wanted.get(row.variant_id) ?? 0) + row.amount
    wanted.set(row.variant_id, amount)
    checkAmount(
      amount,
      { ...row, name: fromJson<Text>(row.variant_fullname)[locale] },
      `items.${row.id}`,
    )
  }
}

export function cartEmpty(): Refusal {
  return new Refusal(409, { key: 'cartEmpty', code: 'cart_empty' })
}
