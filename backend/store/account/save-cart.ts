import { fill } from '../../../domain/locales/fill.ts'
import { textsOf } from '../../locales/texts-of.ts'
import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { Refusal } from '../../contract/refusal.ts'
import { newToken } from '../../db/hash.ts'
import type { ListRow } from '../shopping-lists/list-rows.ts'

export const maxLists = 50

/** Copies the customer's cart into a new list; equal variants are merged, the cart is unchanged. */
export async function saveCart(
  db: D1Database,
  customerId: string,
  name: string | undefined,
  locale: Locale,
): Promise<ListRow> {
  const list = createList({ customerId, name, locale })
  const [created, copied] = await db.batch([
    db
      .prepare(
        `INSERT INTO shopping_list (id, customer_id, code, name, created_at) SELECT ?1, ?2, ?3, ?4, ?5
        WHERE EXISTS (${lines}) AND (SELECT count(*) FROM shopping_list WHERE customer_id = ?2) < ?6`,
      )
      .bind(list.id, customerId, list.code, list.name, list.createdAt, maxLists),
    db
      .prepare(
        `INSERT INTO shopping_list_item (id, list_id, variant_id, name, amount, sticky, note, created_at)
        SELECT lower(hex(randomblob(16))), l.id, line.variant_id, line.fullname ->> ?3,
          min(sum(line.amount), 9999000), 0, '', l.created_at
        FROM shopping_list l JOIN (${lines}) line WHERE l.id = ?1
        GROUP BY line.variant_id ORDER BY min(line.position)`,
      )
      .bind(list.id, customerId, locale),
  ])
  if (created?.meta.changes && copied?.meta.changes) return list
  throw await refuseList(db, customerId)
}

/** A list to be stored, named after its day by default. */
export function createList({
  customerId,
  name,
  locale,
}: {
  customerId: string
  name: string | undefined
  locale: Locale
}): ListRow {
  const now = new Date()
  return {
    id: crypto.randomUUID(),
    customerId,
    code: newToken().slice(0, 12),
    name: name || fill(textsOf(locale).orders.listName, { day: dayIn(locale, now) }),
    createdAt: now.toISOString(),
    shareToken: null,
  }
}

/** Lines of the cart of customer `?2` whose variant is still in the catalogue. */
const lines = `SELECT i.variant_id, i.amount, i.position, v.fullname
  FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN variant v ON v.id = i.variant_id
  WHERE c.customer_id = ?2`

const ShoppingListRow = rowSchema('shopping_list', { lists: z.number() })

/** Why no list was stored: too many lists, or an empty one. */
export async function refuseList(db: D1Database, customerId: string): Promise<Refusal> {
  const row = await findRow(
    db
      .prepare('SELECT count(*) AS lists FROM shopping_list WHERE customer_id = ?1')
      .bind(customerId),
    ShoppingListRow,
  )
  return (row?.lists ?? 0) < maxLists
    ? new Refusal(422, { key: 'cartEmpty', code: 'cart_empty' })
    : new Refusal(422, {
        key: 'tooManyLists',
        code: 'too_many_lists',
        values: { limit: maxLists },
      })
}

function dayIn(locale: Locale, now: Date): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(now)
}
