import type { CartItem, ChangedAmount } from '../../../domain/cart.ts'
import type { NewCartItem } from '../../../domain/contract/store-cart.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { fromJson } from '../../db/json.ts'
import { fromThousandths, toThousandths } from '../../db/thousandths.ts'
import type { Caller } from '../../request/caller.ts'
import type { Text } from '../../seed/records.ts'
import { clipAmount, type Limits } from './amount.ts'
import type { CartRow } from './owner.ts'

const maxLines = 100

export interface Change {
  itemId: string
  changedAmount: ChangedAmount | null
}

/** Adds a variant: to its line where there is one, unless a line of its own is wanted. */
export async function addItem(
  db: D1Database,
  caller: Caller,
  cart: CartRow,
  item: NewCartItem,
): Promise<Change> {
  const limits = await requireLimits(db, caller, item.id)
  const { results } = await db
    .prepare('SELECT id, variant_id, amount FROM cart_item WHERE cart_id = ?1')
    .bind(cart.id)
    .all<{ id: string; variant_id: string; amount: number }>()
  const same = results.filter((line) => line.variant_id === item.id)
  const line = item.newLine ? undefined : same[0]
  const inOthers = same.reduce((sum, other) => (other === line ? sum : sum + other.amount), 0)
  const wanted = (line?.amount ?? 0) + toThousandths(item.amount)
  const amount = clipAmount(wanted, { ...limits, stock: Math.max(limits.stock - inOthers, 0) })
  if (amount <= 0) throw soldOut(limits)
  if (!line && results.length >= maxLines) {
    throw new Refusal(422, { key: 'cartFull', code: 'cart_full', values: { limit: maxLines } })
  }
  const itemId = line?.id ?? crypto.randomUUID()
  await db.batch([
    line
      ? db.prepare('UPDATE cart_item SET amount = ?2 WHERE id = ?1').bind(itemId, amount)
      : db
          .prepare(
            `INSERT INTO cart_item (id, cart_id, variant_id, amount, position) SELECT ?1, ?2, ?3, ?4,
            coalesce(max(position), 0) + 1 FROM cart_item WHERE cart_id = ?2`,
          )
          .bind(itemId, cart.id, item.id, amount),
    touch(db, cart),
  ])
  return { itemId, changedAmount: changed(item.id, wanted, amount) }
}

/** Sets the amount of a line of this cart; a line of another cart does not exist here. */
export async function setAmount(
  db: D1Database,
  caller: Caller,
  cart: CartRow,
  itemId: string,
  wanted: number,
): Promise<Change> {
  const line = await db
    .prepare(
      `SELECT i.variant_id, coalesce((SELECT sum(amount) FROM cart_item o
        WHERE o.cart_id = i.cart_id AND o.variant_id = i.variant_id AND o.id <> i.id), 0) AS in_others
      FROM cart_item i WHERE i.id = ?1 AND i.cart_id = ?2`,
    )
    .bind(itemId, cart.id)
    .first<{ variant_id: string; in_others: number }>()
  if (!line) throw notFound()
  const limits = await requireLimits(db, caller, line.variant_id)
  const amount = clipAmount(toThousandths(wanted), {
    ...limits,
    stock: Math.max(limits.stock - line.in_others, 0),
  })
  if (amount <= 0) throw soldOut(limits)
  await db.batch([
    db.prepare('UPDATE cart_item SET amount = ?2 WHERE id = ?1').bind(itemId, amount),
    touch(db, cart),
  ])
  return { itemId, changedAmount: changed(line.variant_id, toThousandths(wanted), amount) }
}

export async function removeItem(db: D1Database, cart: CartRow, itemId: string): Promise<void> {
  const { meta } = await db
    .prepare('DELETE FROM cart_item WHERE id = ?1 AND cart_id = ?2')
    .bind(itemId, cart.id)
    .run()
  if (meta.changes === 0) throw notFound()
}

export function itemById(items: readonly CartItem[], id: string): CartItem | null {
  return items.find((item) => item.id === id) ?? null
}

function touch(db: D1Database, cart: CartRow) {
  return db
    .prepare('UPDATE cart SET updated_at = ?2 WHERE id = ?1')
    .bind(cart.id, new Date().toISOString())
}

async function requireLimits(db: D1Database, caller: Caller, variantId: string): Promise<Limits> {
  const row = await db
    .prepare(
      `SELECT v.fullname AS names, v.available, v.check_stock, v.stock, v.amount_min, p.unit_step
      FROM variant v JOIN product p ON p.n = v.product_n WHERE v.id = ?1`,
    )
    .bind(variantId)
    .first<Omit<Limits, 'name'> & { names: string }>()
  if (!row) throw notFound()
  return { ...row, name: fromJson<Text>(row.names)[caller.locale] }
}

function soldOut({ name }: Limits): Refusal {
  return new Refusal(422, {
    key: 'outOfStock',
    code: 'out_of_stock',
    field: 'amount',
    values: { name, limit: 0 },
  })
}

function changed(variantId: string, wanted: number, amount: number): ChangedAmount | null {
  return wanted === amount
    ? null
    : { variantId, requested: fromThousandths(wanted), amount: fromThousandths(amount) }
}
