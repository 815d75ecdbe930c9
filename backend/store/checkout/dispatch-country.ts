import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import { countryOf, marketOf } from '../../request/market.ts'
import { markets } from '../../../domain/merchant/market.ts'
import type { Caller } from '../../request/caller.ts'
import { pickedStock, type OrderedAmount, type StockPreference } from './take-stock.ts'

interface Dispatch {
  /** Ordered items, gifts included. */
  ordered: readonly OrderedAmount[]
  /** null: not known yet. */
  destination: string | null
  /** Of the merchant: where all other items are consolidated. */
  mainCountry: string
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
  { ordered, destination, mainCountry }: Dispatch,
): Promise<string> {
  const main = mainCountry || countryOf(caller)
  const rows = await readRows(
    db
      .prepare(
        `SELECT DISTINCT coalesce(nullif(w.country, ''), ?4) AS country
        FROM json_each(?1) o JOIN variant v ON v.id = o.value ->> 0
        LEFT JOIN (${pickedStock}) picked ON picked.variant_n = v.n
        LEFT JOIN warehouse w ON w.id = picked.warehouse AND NOT w.virtual`,
      )
      .bind(JSON.stringify(ordered), ...stockPreference(caller, destination), main),
    CountryRow,
  )
  const [only, ...others] = rows
  return only && others.length === 0 ? only.country : main
}

/** On equal lead times: the destination's warehouse, then the market's. */
export function stockPreference(caller: Caller, destination: string | null): StockPreference {
  const market = marketOf(caller)
  return [destination ?? markets[market].country, markets[market].warehouse]
}
