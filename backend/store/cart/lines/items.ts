import * as z from 'zod'
import { rowSchema, type RowOf, readRows, rowsOf } from '../../../db/rows.ts'
import { maxBulkLines } from '../../../../domain/bulk/bulk-line.ts'
import type { CartItem } from '../../../../domain/cart/cart.ts'
import type { NewCartItem } from '../../../../domain/contract/store-cart.ts'
import { Refusal, notFound } from '../../../contract/refusal.ts'
import { toThousandths } from '../../../db/thousandths.ts'
import type { Caller } from '../../../request/caller.ts'
import {
  amountUpdate,
  changedAmount,
  requireAmount,
  soldOut,
  touch,
  type Change,
} from './line-amount.ts'
import { offerPrice, requireOffer } from '../offer.ts'
import type { CartRow, Shopper } from '../find-shopper.ts'
import { groupsOf } from '../price-group-visibility.ts'
import { FoundRow, linesQuery } from './lines.ts'
import { makeRoomForLine } from './make-room-for-line.ts'
import { checkCredits } from '../set-credits.ts'

/** As many as a bulk order has. */
export const maxLines = maxBulkLines

export const AvailableLine = rowSchema('variant', {
  id: z.string(),
  variantId: z.string(),
  amount: z.number(),
  parentId: z.string().nullable(),
  credits: z.number(),
  custom: z.string().nullable(),
  position: z.number(),
})
export type AvailableLine = RowOf<typeof AvailableLine>

interface AddOptions {
  /** Refuses amounts that exceed the stock instead of clamping them. */
  exact?: boolean
  /** Inserts the cart, if it is new. */
  opening?: D1PreparedStatement | null
  /** Reads the cart's lines after the change, in the same round trip. */
  withLines?: boolean
}

interface Addition extends Change {
  /** Null unless requested. */
  lines: FoundRow[] | null
}

/** Adds a variant: merged into its line, unless a new line is requested. */
export async function addItem(
  db: D1Database,
  caller: Caller,
  shopper: Shopper & { cart: CartRow },
  item: NewCartItem,
  { exact = false, opening = null, withLines = false }: AddOptions = {},
): Promise<Addition> {
  const { cart, customer } = shopper
  const { currency, locale } = caller
  const [offer, lines] = await Promise.all([
    requireOffer(db, caller, item, shopper.customer),
    availableLines(db, cart),
  ])
  const parentId = requireParent(item, lines)
  const custom = item.custom ? JSON.stringify(item.custom) : null
  const credits = item.credits ? 1 : 0
  const same = lines.filter((line) => line.variantId === offer.variantId)
  const line = item.newLine
    ? undefined
    : same.find(
        (one) => one.parentId === parentId && one.credits === credits && one.custom === custom,
      )
  const inOthers = same.reduce((sum, other) => (other === line ? sum : sum + other.amount), 0)
  const requested = (line?.amount ?? 0) + toThousandths(item.amount)
  const amount = requireAmount(requested, offer, inOthers)
  if (exact && amount < requested) throw soldOut(offer, amount)
  if (item.credits) {
    const priceOf = (some: number) => offerPrice(offer, some, caller, shopper.groupPercent)
    const more = priceOf(amount) - priceOf(line?.amount ?? 0)
    await checkCredits(db, caller, shopper, more)
  }
  if (!line && lines.length >= maxLines) {
    throw new Refusal(422, { key: 'cartFull', code: 'cart_full', values: { limit: maxLines } })
  }
  const itemId = line?.id ?? crypto.randomUUID()
  const key = { column: 'id', value: cart.id } as const
  const linesAfter = linesQuery(db, key, { locale, currency, groups: groupsOf(customer) })
  const commit = async (statements: D1PreparedStatement[]): Promise<Addition> => {
    const writes = [...statements, touch(db, cart)]
    const results = await db.batch(withLines ? [...writes, linesAfter] : writes)
    const change = changedAmount(offer, requested, amount)
    const rows = withLines ? rowsOf(results.at(-1), FoundRow) : null
    return { itemId, changedAmount: change, lines: rows }
  }
  if (line) return commit([amountUpdate(db, caller, itemId, amount, offer)])
  const tops = lines.filter((one) => one.parentId === null)
  const position = item.position === undefined ? undefined : tops[item.position]?.position
  return commit([
    ...(opening ? [opening] : []),
    ...(position === undefined ? [] : [makeRoomForLine(db, cart, position)]),
    db
      .prepare(
        `INSERT INTO cart_item (id, cart_id, variant_id, amount, parent_id, credits, custom,
              noted_currency, noted_with_tax, position, name)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, coalesce(?10, max(position) + 1, 1),
              (SELECT fullname FROM variant WHERE id = ?3)
            FROM cart_item WHERE cart_id = ?2`,
      )
      .bind(
        itemId,
        cart.id,
        offer.variantId,
        amount,
        parentId,
        credits,
        custom,
        caller.currency,
        offer.listPrice,
        position ?? null,
      ),
  ])
}

export async function availableLines(db: D1Database, cart: CartRow): Promise<AvailableLine[]> {
  const results = await readRows(
    db
      .prepare(
        `SELECT id, variant_id, amount, parent_id, credits, custom, position
      FROM cart_item WHERE cart_id = ?1 ORDER BY position, id`,
      )
      .bind(cart.id),
    AvailableLine,
  )
  return results
}

export function itemById(items: readonly CartItem[], id: string): CartItem | null {
  return items.find((item) => item.id === id) ?? null
}

/** The parent of a new line; 404 for a line of another cart. */
function requireParent({ parent_id }: NewCartItem, lines: readonly AvailableLine[]): string | null {
  if (parent_id === undefined) return null
  const parent = lines.find(({ id }) => id === parent_id)
  if (!parent) throw notFound()
  if (parent.parentId !== null) {
    throw new Refusal(422, { key: 'nestedTooDeep', code: 'nested', field: 'parent_id' })
  }
  return parent.id
}
