import type { Hono } from 'hono'
import { findCodes } from '../../../../domain/contract/cms-codes.ts'
import type { CodedVariant, FoundCode } from '../../../../domain/catalog/coded-variant.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { fromJson } from '../../../db/json.ts'
import { findPercent } from '../../../pricing/groups.ts'
import { pricesOf } from '../../../pricing/prices.ts'
import { callerVatPercent } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import type { Text } from '../../../db/records.ts'
import { codeKey } from '../../search/words.ts'
import { availabilityOf, saleUnitOf, type StockRow } from './availability.ts'
import { ruleOf } from './tile.ts'

export function codeCalls(app: Hono<AppEnv>): void {
  handle(app, findCodes, async ({ db, caller, body }) => ({
    data: await variantsOfCodes(db, caller, body.codes),
  }))
}

interface Row extends StockRow {
  code: string
  id: string
  names: string
  catalog_code: string
  variant_image: string
  product_id: string
  product_name: string
  slug: string
  images: string
  unit: string
  unit_step: number
  saleable: number
  with_tax: number
}

const mostVariants = 10

/** Without those that only other price groups may see. */
const variantsQuery = `SELECT c.code, v.id, v.name AS names, v.catalog_code, v.image AS variant_image,
    p.id AS product_id, t.name AS product_name, t.slug, p.images, p.unit, p.unit_step, p.saleable,
    v.stock, v.check_stock, v.available, v.amount_min, v.delay_days, coalesce(pr.with_tax, 0) AS with_tax
  FROM variant_code c
  JOIN variant v ON v.n = c.variant_n
  JOIN product p ON p.n = v.product_n
  JOIN product_text t ON t.product_n = p.n AND t.locale = ?2
  LEFT JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
  WHERE c.code IN (SELECT value FROM json_each(?1)) AND NOT EXISTS (
    SELECT 1 FROM restricted_view x WHERE x.kind = 'product' AND x.id = p.id
    GROUP BY x.id HAVING NOT max(x.price_group IN (SELECT value FROM json_each(?4))))
  ORDER BY v.n LIMIT 2000`

async function variantsOfCodes(
  db: D1Database,
  caller: Caller,
  codes: readonly string[],
): Promise<FoundCode[]> {
  const { locale, currency, groups } = caller
  const keys = [...new Set(codes.map(codeKey))].filter(Boolean)
  const [groupPercent, { results }] = await Promise.all([
    findPercent(db, caller),
    db
      .prepare(variantsQuery)
      .bind(JSON.stringify(keys), locale, currency, JSON.stringify(groups))
      .all<Row>(),
  ])
  const rows = Map.groupBy(results, ({ code }) => code)
  return codes.map((code) => ({
    code,
    variants: (rows.get(codeKey(code)) ?? [])
      .slice(0, mostVariants)
      .map((row) => codedVariant(row, caller, groupPercent)),
  }))
}

function codedVariant(row: Row, caller: Caller, groupPercent: number): CodedVariant {
  const { locale, currency } = caller
  const list = { withTax: row.with_tax, originalWithTax: null, lowest30WithTax: null }
  const rule = ruleOf(
    { tiers: '[]', base_measure: null },
    { currency, groupPercent, vatPercent: callerVatPercent(caller) },
  )
  const { unitWithTax, unitWithoutTax } = pricesOf(list, rule)
  const path = row.variant_image || fromJson<string[]>(row.images)[0]
  return {
    id: row.id,
    name: fromJson<Text>(row.names)[locale],
    catalogCode: row.catalog_code,
    product: {
      id: row.product_id,
      name: row.product_name,
      slug: row.slug,
      image: path ? { path, alt: row.product_name } : null,
      saleable: row.saleable === 1,
    },
    unit: saleUnitOf(row.unit, row.unit_step),
    prices: { unitWithTax, unitWithoutTax },
    availability: availabilityOf(row, locale),
  }
}
