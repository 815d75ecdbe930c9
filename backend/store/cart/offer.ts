import { BaseMeasure, flag, json, Text, Tiers } from '../../db/columns.ts'
import * as z from 'zod'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { NewCartItem } from '../../../domain/contract/store-cart.ts'
import { TaxClass } from '../../../domain/tax/tax-decision.ts'
import { unitColumns, unitFields } from '../../cms/catalog/products/availability.ts'
import { measureColumn, ruleOf } from '../../cms/catalog/products/tile.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { priceLine } from '../../pricing/total.ts'
import { callerVatPercents } from '../../pricing/vat.ts'
import type { PriceRule } from '../../pricing/prices.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from '../account/customer.ts'
import type { Limits } from './lines/amount.ts'
import { groupsOf, isProductVisibleTo } from './price-group-visibility.ts'
import { isForSale } from '../../db/is-for-sale.ts'

/** A variant as it can be added to a cart. */
export interface Offer extends Limits {
  variantId: string
  /** List price with tax in minor units; 0 without one in the currency. */
  listPrice: number
  nPlusOne: number
  tiers: PriceRule['tiers']
  baseMeasure: PriceRule['baseMeasure']
  taxClass: TaxClass
}

const OfferRow = rowSchema('variant', {
  available: flag,
  checkStock: flag,
  stock: z.number(),
  amountMin: z.number(),
  ...unitFields,
  nPlusOne: z.number(),
  tiers: json(Tiers),
  baseMeasure: json(BaseMeasure).nullable(),
  taxClass: TaxClass,
  names: json(Text),
  open: flag,
  variantId: z.string(),
  listPrice: z.number(),
})
type OfferRow = RowOf<typeof OfferRow>

/**
 * The variant of an item; 404 if it does not exist, 403 if it is hidden from the price group, 422
 * if it must be chosen.
 */
export async function requireOffer(
  db: D1Database,
  caller: Caller,
  { id, type = 'variant' }: Pick<NewCartItem, 'id' | 'type'>,
  customer: CustomerRow | null,
): Promise<Offer> {
  const results = await readRows(
    db
      .prepare(`${offerQuery} WHERE ${type === 'product' ? 'p' : 'v'}.id = ?1 LIMIT 2`)
      .bind(id, caller.currency, groupsOf(customer)),
    OfferRow,
  )
  const [row, another] = results
  if (!row) throw notFound()
  if (another)
    throw new Refusal(422, { key: 'variantRequired', code: 'variant_required', field: 'id' })
  return offerOf(row, caller)
}

/** The same for many variants: each an offer or its refusal; unknown ones are missing. */
export async function findOffers(
  db: D1Database,
  caller: Caller,
  variantIds: readonly string[],
  customer: CustomerRow | null,
): Promise<Map<string, Offer | Refusal>> {
  const results = await readRows(
    db
      .prepare(`${offerQuery} WHERE v.id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(variantIds), caller.currency, groupsOf(customer)),
    OfferRow,
  )
  return new Map(results.map((row) => [row.variantId, offerOrRefusal(row, caller)]))
}

function offerOrRefusal(row: OfferRow, caller: Caller): Offer | Refusal {
  try {
    return offerOf(row, caller)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Of variants `v` in the currency `?2`; visibility to the groups `?3`. */
const offerQuery = `SELECT v.id AS variant_id, v.fullname AS names, ${isForSale()} AS available, v.check_stock, v.stock,
    v.amount_min, p.tax_class, ${unitColumns}, p.n_plus_one, p.tiers, ${measureColumn},
    coalesce(pr.with_tax, 0) AS list_price, ${isProductVisibleTo('p.id', '?3')} AS open
  FROM variant v JOIN product p ON p.n = v.product_n
  LEFT JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2`

function offerOf(row: OfferRow, caller: Caller): Offer {
  const { names, open, variantId, listPrice, available, ...rest } = row
  const name = names[caller.locale]
  if (!open) {
    throw new Refusal(403, { key: 'groupOnly', code: 'group_only', field: 'id', values: { name } })
  }
  return {
    ...rest,
    // Not for sale without a price (spec §5 Add to cart).
    available: available && listPrice > 0,
    variantId,
    listPrice,
    name,
  }
}

/** Gross price of an amount in thousandths, in minor units. */
export function offerPrice(
  offer: Offer,
  amount: number,
  caller: Caller,
  groupPercent: number,
): number {
  const list = { withTax: offer.listPrice, originalWithTax: null, lowest30WithTax: null }
  const vatPercents = callerVatPercents(caller)
  const rules = { currency: caller.currency, groupPercent, vatPercents }
  const rule = ruleOf(offer, rules)
  return priceLine(list, rule, amount, offer.nPlusOne).total.withTax
}
