import * as z from 'zod'
import {
  rowSchema,
  type RowOf,
  findRow,
  query,
  readBatch,
  readRows,
  totalQuery,
} from '../../../db/rows.ts'
import type { StoreBranch } from '../../../../domain/checkout/checkout.ts'
import type { Caller } from '../../../request/caller.ts'
import { countryOf, marketOf } from '../../../request/market.ts'
import { markets } from '../../../../domain/merchant/market.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import type { Branch, Merchant } from '../../../../domain/merchant/merchant.ts'
import { openingHoursOf } from './branches.ts'

const PointRow = rowSchema('parcel_point', {
  id: z.string(),
  shipperId: z.string(),
  remoteId: z.string(),
  kind: z.enum(['shop', 'box']),
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  openingHours: z.string(),
  directions: z.string(),
})
type PointRow = RowOf<typeof PointRow>

const columns = `id, shipper_id, remote_id, kind, name, street, house_number, city, postcode, country,
  latitude, longitude, opening_hours, directions`

interface PointQuery {
  shipperId: string
  /** Words that must all occur in name, street, town or postcode. */
  search: string
  /** Own branches of the market, and points of its country first. */
  caller: Caller
  perPage: number
  offset: number
}

interface Points {
  points: StoreBranch[]
  total: number
}

/** Branches and points by id, in the order of the ids; unknown ones are skipped. */
export async function pointsByKey(
  db: D1Database,
  keys: readonly string[],
  caller: Caller,
): Promise<StoreBranch[]> {
  const { branches } = await loadMerchant(db)
  const results = await readRows(
    db
      .prepare(`SELECT ${columns} FROM parcel_point WHERE id IN (SELECT value FROM json_each(?1))`)
      .bind(JSON.stringify(keys)),
    PointRow,
  )
  const known = new Map(
    [...branches.map((one) => ownBranch(one, caller)), ...results.map(pointOf)].map((one) => [
      one.id,
      one,
    ]),
  )
  return keys.flatMap((key) => known.get(key) ?? [])
}

/** Pick-up points of a shipper; for a postcode without a point, the nearest ones. */
export async function findPoints(db: D1Database, search: PointQuery): Promise<Points> {
  const { shipperId, caller, perPage, offset } = search
  const market = marketOf(caller)
  const words = foldForSearch(search.search).split(' ').filter(Boolean).slice(0, 8)
  const merchant = await loadMerchant(db)
  if (isOwn(merchant, shipperId)) {
    const found = merchant.branches
      .filter(({ address }) => address.country === markets[market].country)
      .map((branch) => ownBranch(branch, caller))
      .filter((branch) => words.every((word) => searchText(branch).includes(word)))
    return { points: found.slice(offset, offset + perPage), total: found.length }
  }
  const where = `FROM parcel_point WHERE shipper_id = ?1
    AND NOT EXISTS (SELECT 1 FROM json_each(?2) w WHERE instr(search, w.value) = 0)`
  const bindings = [shipperId, JSON.stringify(words)]
  const list = db
    .prepare(
      `SELECT ${columns} ${where} ORDER BY country <> ?5, country, city, id LIMIT ?3 OFFSET ?4`,
    )
    .bind(...bindings, perPage, offset, markets[market].country)
  const count = db.prepare(`SELECT count(*) AS total ${where}`).bind(...bindings)
  const [rows, total] = await readBatch(db, [query(list, PointRow), totalQuery(count)])
  if (total === 0) return nearestPoints(db, search)
  return { points: rows.map(pointOf), total }
}

/** Numerically close postcodes are close on the map, well enough to start with. */
async function nearestPoints(db: D1Database, { shipperId, search, caller }: PointQuery) {
  const digits = search.replace(/[\s-]/g, '')
  if (!/^\d{4,5}$/.test(digits)) return { points: [], total: 0 }
  const results = await readRows(
    db
      .prepare(
        `SELECT ${columns} FROM parcel_point WHERE shipper_id = ?1 AND country = ?2
      ORDER BY abs(CAST(replace(replace(postcode, ' ', ''), '-', '') AS INTEGER) - ?3), id LIMIT 5`,
      )
      .bind(shipperId, countryOf(caller), Number(digits)),
    PointRow,
  )
  return { points: results.map(pointOf), total: results.length }
}

/** The point of a shipper by a unique column; null for an unknown one. */
export async function findPoint(
  db: D1Database,
  caller: Caller,
  shipperId: string,
  column: 'id' | 'remote_id',
  value: string,
): Promise<StoreBranch | null> {
  const merchant = await loadMerchant(db)
  if (isOwn(merchant, shipperId)) {
    const own = merchant.branches.find(({ id }) => id === value)
    return own ? ownBranch(own, caller) : null
  }
  const row = await findRow(
    db
      .prepare(`SELECT ${columns} FROM parcel_point WHERE shipper_id = ?1 AND ${column} = ?2`)
      .bind(shipperId, value),
    PointRow,
  )
  return row && pointOf(row)
}

/** Lower case without diacritics, for search. */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Search text of a point; its postcode with and without space. */
export function searchText({ name, address }: Pick<StoreBranch, 'name' | 'address'>): string {
  const { street, houseNumber, city, postcode } = address
  return foldForSearch(
    [name, street, houseNumber, city, postcode, postcode.replace(/\s/g, '')].join(' '),
  )
}

/** The shop's own branches belong to pick-up. */
function isOwn({ shipping }: Merchant, shipperId: string): boolean {
  return shipping.offers.find(({ id }) => id === shipperId)?.points === 'own'
}

function ownBranch(branch: Branch, { locale }: Caller): StoreBranch {
  const { id, name, address, latitude, longitude, warehouseId } = branch
  return {
    id,
    shipperId: 'pickup',
    remoteId: id,
    kind: 'branch',
    name,
    address,
    latitude,
    longitude,
    openingHours: openingHoursOf(branch, locale),
    warehouseId,
  }
}

function pointOf(row: PointRow): StoreBranch {
  return {
    id: row.id,
    shipperId: row.shipperId,
    remoteId: row.remoteId,
    kind: row.kind,
    name: row.name,
    address: {
      street: row.street,
      houseNumber: row.houseNumber,
      city: row.city,
      postcode: row.postcode,
      country: row.country,
    },
    latitude: row.latitude,
    longitude: row.longitude,
    openingHours: row.openingHours,
    directions: row.directions,
    warehouseId: null,
  }
}
