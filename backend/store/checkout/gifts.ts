import { giftPrice, giftTotal } from '../../../domain/cart/gift-price.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import type { TaxClass } from '../../../domain/tax/tax-decision.ts'
import { toMinor } from '../../../domain/minor-units.ts'
import { formatMoney } from '../../pricing/money.ts'
import type { GrossAndNet } from '../../pricing/total.ts'
import type { Caller } from '../../request/caller.ts'
import { listGifts, type OfferedGift } from '../cart/gifts.ts'
import { decimalPlacesOf } from '../../../domain/currency-rules.ts'
import { lineGifts } from '../cart/lines/line-gifts.ts'
import type { PricedCart } from '../cart/priced-cart.ts'

/** A gift as an order item. */
export interface ChosenGift {
  itemId: string
  variantId: string
  name: string
  catalogCode: string
  /** Parent line; null for one that was chosen for the whole order. */
  parentId: string | null
  taxClass: TaxClass
  unit: SaleUnit
  /** Thousandths. */
  amount: number
  /** Unit price, in minor units with tax. */
  price: number
}

export interface ChosenGifts {
  gifts: ChosenGift[]
  sum: GrossAndNet
}

/**
 * The gifts of an order: those of its items, and chosen ones, if in stock and the order value
 * suffices (spec §4).
 */
export async function requireGifts(
  db: D1Database,
  caller: Caller,
  priced: PricedCart,
  ids: readonly string[],
): Promise<ChosenGifts> {
  const withLines = (await lineGifts(db, priced.lines, caller.locale)).map(
    ({ lineId, variantId, name, catalogCode, taxClass, unit, amount }): ChosenGift => ({
      itemId: giftId(),
      parentId: lineId,
      variantId,
      name,
      catalogCode,
      taxClass,
      unit,
      amount,
      price: 0,
    }),
  )
  if (!ids.length) return { gifts: withLines, sum: { withTax: 0, withoutTax: 0 } }
  const offered = await listGifts(db, caller, priced)
  const chosen = [...new Set(ids)].map((id, index) =>
    requireGift(
      offered.find((gift) => gift.id === id),
      `order_gifts.${index}`,
      caller,
    ),
  )
  const places = decimalPlacesOf(caller.currency)
  const { withTax, withoutTax } = giftTotal(chosen, places)
  return {
    gifts: [
      ...withLines,
      ...chosen.map((gift) => ({
        itemId: giftId(),
        parentId: null,
        variantId: gift.variantId,
        name: gift.name,
        catalogCode: gift.catalogCode,
        taxClass: gift.taxClass ?? 'standard',
        unit: gift.unit,
        amount: 1000,
        price: toMinor(giftPrice(gift, places)),
      })),
    ],
    sum: { withTax: toMinor(withTax), withoutTax: toMinor(withoutTax) },
  }
}

function giftId(): string {
  return `gift-${crypto.randomUUID()}`
}

function requireGift(
  gift: OfferedGift | undefined,
  field: string,
  { currency, locale }: Caller,
): OfferedGift {
  if (!gift?.isAvailable) {
    throw new Refusal(409, { key: 'giftUnavailable', code: 'gift_unavailable', field })
  }
  if (!gift.isReached) {
    const limit = formatMoney(toMinor(gift.price_from), currency, locale)
    const values = { name: gift.name, limit }
    throw new Refusal(409, { key: 'giftMinimum', code: 'gift_minimum', field, values })
  }
  return gift
}
