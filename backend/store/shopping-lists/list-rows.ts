import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  wishListCode,
  type ShoppingList,
  type ShoppingListSummary,
} from '../../../domain/cart/shopping-list.ts'
import { notFound } from '../../contract/refusal.ts'
import { database } from '../../db/database.ts'
import { shoppingList, shoppingListItem } from '../../db/schema/account.ts'
import { fromThousandths } from '../../db/thousandths.ts'
import type { Caller } from '../../request/caller.ts'
import { termsOf, type CustomerRow } from '../account/customer.ts'
import { findListTiles } from './list-tiles.ts'

export type ListRow = typeof shoppingList.$inferSelect
export type ListItemRow = typeof shoppingListItem.$inferSelect

export function findLists(db: D1Database, customerId: string): Promise<ShoppingListSummary[]> {
  return database(db)
    .select({
      id: shoppingList.id,
      code: shoppingList.code,
      name: shoppingList.name,
      createdAt: shoppingList.createdAt,
      itemCount: count(shoppingListItem.id),
    })
    .from(shoppingList)
    .leftJoin(shoppingListItem, eq(shoppingListItem.listId, shoppingList.id))
    .where(eq(shoppingList.customerId, customerId))
    .groupBy(shoppingList.id)
    .orderBy(desc(shoppingList.createdAt), shoppingList.id)
}

/** A list of this customer; 404 for another customer's. */
export function requireList(db: D1Database, customerId: string, id: string): Promise<ListRow> {
  return requireOwn(db, customerId, eq(shoppingList.id, id))
}

/** Like by id; the wish list is created on demand. */
export async function requireListByCode(
  db: D1Database,
  customerId: string,
  code: string,
): Promise<ListRow> {
  if (code === wishListCode) await openWishList(db, customerId)
  return requireOwn(db, customerId, eq(shoppingList.code, code))
}

async function requireOwn(db: D1Database, customerId: string, which: SQL): Promise<ListRow> {
  const own = and(eq(shoppingList.customerId, customerId), which)
  const [row] = await database(db).select().from(shoppingList).where(own)
  if (!row) throw notFound()
  return row
}

async function openWishList(db: D1Database, customerId: string): Promise<void> {
  const row: ListRow = {
    id: crypto.randomUUID(),
    customerId,
    code: wishListCode,
    name: '',
    createdAt: new Date().toISOString(),
    shareToken: null,
  }
  await database(db).insert(shoppingList).values(row).onConflictDoNothing()
}

/** Pinned items first, then in the order they were added. */
export function findItems(db: D1Database, listId: string): Promise<ListItemRow[]> {
  return database(db)
    .select()
    .from(shoppingListItem)
    .where(eq(shoppingListItem.listId, listId))
    .orderBy(desc(shoppingListItem.sticky), shoppingListItem.createdAt, sql`rowid`)
}

export async function showList(
  db: D1Database,
  caller: Caller,
  customer: CustomerRow | null,
  { id: listId, code, name: listName, createdAt, shareToken }: ListRow,
): Promise<ShoppingList> {
  const [rows, terms] = await Promise.all([findItems(db, listId), termsOf(db, customer)])
  const variantIds = rows.map(({ variantId }) => variantId)
  const tiles = await findListTiles(db, caller, terms, variantIds)
  return {
    id: listId,
    code,
    name: listName,
    createdAt,
    shareToken,
    items: rows.map(({ id, variantId, name, amount, sticky, note }) => {
      const tile = tiles.get(variantId)
      return {
        id,
        variantId,
        name,
        amount: fromThousandths(amount),
        product: tile?.product ?? null,
        sticky,
        disabled: !tile?.saleable,
        note,
      }
    }),
  }
}
