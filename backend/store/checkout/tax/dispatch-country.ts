import * as z from 'zod'
import { hashToken } from '../../../db/hash.ts'
import { readRows, rowSchema } from '../../../db/rows.ts'
import { countryOf, marketOf } from '../../../request/market.ts'
import { markets } from '../../../../domain/merchant/market.ts'
import type { Caller } from '../../../request/caller.ts'
import { pickedStock, type OrderedAmount, type StockPreference } from '../reserve-stock.ts'

interface Dispatch {
  /** Ordered items, gifts included. */
  ordered: readonly OrderedAmount[]
  /** null: not known yet. */
  destination: string | null
  /** Of the merchant: where all other items are consolidated. */
  mainCountry: string
  /** Read together with the cart, for the expected destination. */
  known?: DispatchedFrom | null | undefined
}

/** Countries of the warehouses with a cart's pieces; '' for all other origins. */
export interface DispatchedFrom {
  destination: string | null
  countries: readonly string[]
}

const CountryRow = rowSchema('warehouse', { country: z.string() })

/**
 * Dispatch country of an order: one country for all of it, because it is one supply. The
 * warehouse's if all pieces come from it, else the merchant's own, where pieces of several
 * warehouses, suppliers and made-to-order ones are consolidated (decision 0067).
 */
export async function dispatchCountryOf(
  db: D1Database,
  caller: Caller,
  { ordered, destination, mainCountry, known }: Dispatch,
): Promise<string> {
  const main = mainCountry || countryOf(caller)
  const found =
    known?.destination === destination
      ? known.countries
      : await readCountries(db, caller, { json: JSON.stringify(ordered), destination })
  const [only, ...others] = new Set(found.map((country) => country || main))
  return only !== undefined && others.length === 0 ? only : main
}

const itemsOfToken = `(SELECT json_group_array(json_array(i.variant_id, i.amount))
  FROM cart c JOIN cart_item i ON i.cart_id = c.id WHERE c.token_hash = ?1)`

/** Origins of a guest's cart, to be read together with its lines; null for customers. */
export async function guestDispatchCountry(
  db: D1Database,
  caller: Caller,
  destination: string | null,
): Promise<DispatchedFrom | null> {
  const { bearer, cartToken } = caller
  if (bearer !== null || cartToken === null) return null
  const json = await hashToken(cartToken)
  const countries = await readCountries(db, caller, { json, destination }, itemsOfToken)
  return { destination, countries }
}

async function readCountries(
  db: D1Database,
  caller: Caller,
  { json, destination }: { json: string; destination: string | null },
  ordered = '?1',
): Promise<string[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT DISTINCT coalesce(w.country, '') AS country
        FROM json_each(${ordered}) o JOIN variant v ON v.id = o.value ->> 0
        LEFT JOIN (${pickedStock(ordered)}) picked ON picked.variant_n = v.n
        LEFT JOIN warehouse w ON w.id = picked.warehouse AND NOT w.virtual`,
      )
      .bind(json, ...stockPreference(caller, destination)),
    CountryRow,
  )
  return rows.map(({ country }) => country)
}

/** On equal lead times: the destination's warehouse, then the market's. */
export function stockPreference(caller: Caller, destination: string | null): StockPreference {
  const market = marketOf(caller)
  return [destination ?? markets[market].country, markets[market].warehouse]
}
