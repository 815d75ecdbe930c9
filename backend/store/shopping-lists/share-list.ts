import { randomHex } from '../../../domain/crypto/hex.ts'
import { eq } from 'drizzle-orm'
import type { SharedList } from '../../../domain/cart/shopping-list.ts'
import { notFound } from '../../contract/refusal.ts'
import { database } from '../../db/database.ts'
import { shoppingList } from '../../db/schema/account.ts'
import type { Caller } from '../../request/caller.ts'
import { findCustomer } from '../account/customer.ts'
import { type ListRow, showList } from './list-rows.ts'

/** Shares a list, or stops: the token is deleted, so that its link never works again. */
export async function shareList(db: D1Database, list: ListRow, shared: boolean): Promise<ListRow> {
  // 192 random bits; lower case, because paths with capitals are redirected (spec §2).
  const shareToken = shared ? (list.shareToken ?? randomHex(24)) : null
  await database(db).update(shoppingList).set({ shareToken }).where(eq(shoppingList.id, list.id))
  return { ...list, shareToken }
}

/** The list of a link, with the caller's prices. */
export async function showSharedList(
  db: D1Database,
  caller: Caller,
  token: string,
): Promise<SharedList> {
  const byToken = eq(shoppingList.shareToken, token)
  const [row] = await database(db).select().from(shoppingList).where(byToken)
  if (!row) throw notFound()
  const { name, items } = await showList(db, caller, await findCustomer(db, caller), row)
  return {
    name,
    items: items.map(({ id, variantId, name: itemName, amount, product, sticky, disabled }) => ({
      id,
      variantId,
      name: itemName,
      amount,
      product,
      sticky,
      disabled,
    })),
  }
}
