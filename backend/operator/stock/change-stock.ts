import { readRows, rowSchema } from '../../db/rows.ts'
import type { Hono } from 'hono'
import * as z from 'zod'
import { type ChangeResults, StockChanges } from '../../../domain/operator/changes.ts'
import { hashToken } from '../../db/hash.ts'
import { fromThousandths, toThousandths } from '../../db/thousandths.ts'
import { purgeVariants } from '../../purge/purge-changed.ts'
import { notifyWatchers } from '../../store/products/notify-watchers.ts'
import { findVariants, invalid, type VariantMatch } from '../find-variants.ts'
import { jsonBody } from '../json-body.ts'
import { operatorCall, type OperatorContext, type OperatorEnv } from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { reasonAgainstAmount } from '../reason-against-amount.ts'
import { stockStatements, type StockRow } from './stock-statements.ts'

export function stockCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'PUT',
    path: '/stock',
    scope: 'stock:write',
    parse: jsonBody(StockChanges),
  } as const
  operatorCall(app, call, changeStock)
}

/** Changes stock by warehouse in one transaction. */
async function changeStock({
  db,
  env,
  config,
  keyId,
  body: { key, stock },
  now,
  waitUntil,
}: OperatorContext<StockChanges>): Promise<ChangeResults> {
  await requireWarehouses(db, stock)
  const variants = await findVariants(
    db,
    'stock',
    stock.map(({ variant }) => variant),
  )
  requireFitting(stock, variants)
  const rows = stock.flatMap((change, index): StockRow[] => {
    const variant = variants[index]
    const { warehouse } = change
    if (!variant) return []
    if ('set' in change) return [{ n: variant.pk, warehouse, set: toThousandths(change.set) }]
    return [{ n: variant.pk, warehouse, adjust: toThousandths(change.adjust) }]
  })
  const once = key ? [await onceStatement(db, { keyId, key, rows }, now)] : []
  const before = await stockOf(db, rows)
  try {
    await db.batch([...once, ...stockStatements(db, rows)])
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Carried out before, by a call whose response was lost.
    if (error.message.includes('operator_nonce')) return unchanged(variants)
    if (!error.message.includes('stock_not_negative')) throw error
    throw new OperatorProblem(409, 'below_zero', 'Nothing was changed: stock would be below zero.')
  }
  const after = await stockOf(db, rows)
  const ids = variants.map(({ id }) => id)
  waitUntil(purgeVariants(env, now, ids))
  waitUntil(notifyWatchers(db, config, ids))
  return {
    results: ids.map((variant, index) => ({ variant, changed: before[index] !== after[index] })),
  }
}

const rememberedDays = 7

/** Fails if the same change was made with this key. */
async function onceStatement(
  db: D1Database,
  { keyId, key, rows }: { keyId: string; key: string; rows: readonly StockRow[] },
  now: Date,
): Promise<D1PreparedStatement> {
  const digest = await hashToken(JSON.stringify(rows))
  const expires = new Date(now.getTime() + rememberedDays * 86_400_000)
  return db
    .prepare('INSERT INTO operator_nonce (key_id, nonce, expires_at) VALUES (?1, ?2, ?3)')
    .bind(keyId, `stock:${key}:${digest}`, expires.toISOString())
}

function unchanged(variants: readonly VariantMatch[]): ChangeResults {
  return { results: variants.map(({ id }) => ({ variant: id, changed: false })) }
}

/** @throws OperatorProblem for each amount that the variant's unit does not allow */
function requireFitting(stock: StockChanges['stock'], variants: readonly VariantMatch[]): void {
  const errors = stock.flatMap((change, index) => {
    const variant = variants[index]
    if (!variant) return []
    const [field, amount] = 'set' in change ? ['set', change.set] : ['adjust', change.adjust]
    const sold = { unit: variant.unit, step: fromThousandths(variant.unitStep) }
    const reason = reasonAgainstAmount(amount, sold)
    return reason === null ? [] : [{ field: `stock.${index}.${field}`, reason }]
  })
  if (errors.length > 0) throw invalid(errors)
}

const AmountRow = rowSchema('variant_stock', { stock: z.number().nullable() })

/** Stock of each row's variant and warehouse, in order; null: none yet. */
async function stockOf(db: D1Database, stocks: readonly StockRow[]): Promise<(number | null)[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT s.stock FROM json_each(?1) given LEFT JOIN variant_stock s
      ON s.variant_n = given.value ->> 'n' AND s.warehouse = given.value ->> 'warehouse'
      ORDER BY given.key`,
      )
      .bind(JSON.stringify(stocks)),
    AmountRow,
  )
  return rows.map(({ stock }) => stock)
}

const WarehouseRow = rowSchema('warehouse', { id: z.string() })

async function requireWarehouses(db: D1Database, stock: StockChanges['stock']): Promise<void> {
  const warehouses = await readRows(db.prepare('SELECT id FROM warehouse'), WarehouseRow)
  const known = new Set(warehouses.map(({ id }) => id))
  const errors = stock.flatMap(({ warehouse }, index) =>
    known.has(warehouse)
      ? []
      : { field: `stock.${index}.warehouse`, reason: `"${warehouse}" is unknown` },
  )
  if (errors.length > 0) throw invalid(errors)
}
