import { fill } from '../../../domain/locales/fill.ts'
import type { ListedItem } from '../../../domain/contract/store-lists.ts'
import type { Locale } from '../../../domain/locale.ts'
import { textsOf } from '../../locales/texts-of.ts'
import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'
import { Refusal } from '../../contract/refusal.ts'
import { newToken } from '../../db/hash.ts'
import { toThousandths } from '../../db/thousandths.ts'
import type { ListRow } from './list-rows.ts'

const maxLists = 50

interface NewList {
  customerId: string
  name: string | undefined
  locale: Locale
}

/** Lines of a new list, as SQL; `?3` is the source. */
interface Lines {
  sql: string
  source: string
}

/** Copies the customer's cart into a new list; the cart is unchanged. */
export function saveCart(db: D1Database, requested: NewList): Promise<ListRow> {
  const sql = `SELECT i.variant_id, i.amount, i.position, v.fullname
    FROM cart c JOIN cart_item i ON i.cart_id = c.id JOIN variant v ON v.id = i.variant_id
    WHERE c.customer_id = ?3`
  return saveLines(db, requested, { sql, source: requested.customerId })
}

/** Creates a list of these items; unknown variants are skipped. */
export function saveItems(
  db: D1Database,
  requested: NewList,
  items: readonly ListedItem[],
): Promise<ListRow> {
  const sql = `SELECT v.id AS variant_id, v.fullname, j.value ->> 'amount' AS amount, j.key AS position
    FROM json_each(?3) j JOIN variant v ON v.id = j.value ->> 'id'`
  const amounts = items.map(({ id, amount }) => ({ id, amount: toThousandths(amount) }))
  return saveLines(db, requested, { sql, source: JSON.stringify(amounts) })
}

const SavedRow = rowSchema('shopping_list', {
  id: z.string(),
  customerId: z.string(),
  code: z.string(),
  name: z.string(),
  createdAt: z.string(),
  shareToken: z.string().nullable(),
})

/**
 * Equal variants are merged. Idempotent by content: a list of the same name with the same items is
 * the requested state, also when it is shared already.
 */
async function saveLines(
  db: D1Database,
  requested: NewList,
  { sql, source }: Lines,
): Promise<ListRow> {
  const list = createList(requested)
  const { customerId } = list
  const merged = `SELECT variant_id, min(sum(amount), 9999000) FROM (${sql}) GROUP BY variant_id`
  const listed = 'SELECT variant_id, amount FROM shopping_list_item WHERE list_id = s.id'
  const same = `FROM shopping_list s WHERE s.customer_id = ?2 AND s.name = ?1
    AND EXISTS (${listed}) AND NOT EXISTS (${listed} EXCEPT ${merged})
    AND NOT EXISTS (${merged} EXCEPT ${listed})`
  const [created] = await db.batch([
    db
      .prepare(
        `INSERT INTO shopping_list (id, customer_id, code, name, created_at) SELECT ?4, ?2, ?5, ?1, ?6
        WHERE EXISTS (${sql}) AND NOT EXISTS (SELECT 1 ${same})
          AND (SELECT count(*) FROM shopping_list WHERE customer_id = ?2) < ?7`,
      )
      .bind(list.name, customerId, source, list.id, list.code, list.createdAt, maxLists),
    db
      .prepare(
        `INSERT INTO shopping_list_item (id, list_id, variant_id, name, amount, sticky, note, created_at)
        SELECT lower(hex(randomblob(16))), l.id, line.variant_id, line.fullname ->> ?2,
          min(sum(line.amount), 9999000), 0, '', l.created_at
        FROM shopping_list l JOIN (${sql}) line WHERE l.id = ?1
        GROUP BY line.variant_id ORDER BY min(line.position)`,
      )
      .bind(list.id, requested.locale, source),
  ])
  if (created?.meta.changes) return list
  const earlier = await findRow(
    db
      .prepare(
        `SELECT s.id, s.customer_id, s.code, s.name, s.created_at, s.share_token ${same} LIMIT 1`,
      )
      .bind(list.name, customerId, source),
    SavedRow,
  )
  if (earlier) return earlier
  throw await refusalOf(db, customerId)
}

/** Named after its day by default. */
function createList({ customerId, name, locale }: NewList): ListRow {
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

const ShoppingListRow = rowSchema('shopping_list', { lists: z.number() })

/** Why no list was stored: too many lists, or an empty one. */
async function refusalOf(db: D1Database, customerId: string): Promise<Refusal> {
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
