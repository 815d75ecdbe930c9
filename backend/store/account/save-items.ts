import type { ListedItem } from '../../../domain/contract/store-lists.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { ListRow } from '../shopping-lists/list-rows.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { createList, maxLists, refuseList } from './save-cart.ts'

/** Creates a list of these items; equal variants are merged, unknown ones skipped. */
export async function saveItems(
  db: D1Database,
  owner: { customerId: string; name: string | undefined; locale: Locale },
  items: readonly ListedItem[],
): Promise<ListRow> {
  const { customerId, locale } = owner
  const list = createList(owner)
  const requested = JSON.stringify(
    items.map(({ id, amount }) => ({ id, amount: toThousandths(amount) })),
  )
  const lines = `SELECT v.id AS variant_id, v.fullname, j.value ->> 'amount' AS amount, j.key AS position
    FROM json_each(?6) j JOIN variant v ON v.id = j.value ->> 'id'`
  const [created, copied] = await db.batch([
    db
      .prepare(
        `INSERT INTO shopping_list (id, customer_id, code, name, created_at) SELECT ?1, ?2, ?3, ?4, ?5
        WHERE EXISTS (${lines}) AND (SELECT count(*) FROM shopping_list WHERE customer_id = ?2) < ?7`,
      )
      .bind(list.id, customerId, list.code, list.name, list.createdAt, requested, maxLists),
    db
      .prepare(
        `INSERT INTO shopping_list_item (id, list_id, variant_id, name, amount, sticky, note, created_at)
        SELECT lower(hex(randomblob(16))), l.id, line.variant_id, line.fullname ->> ?2,
          min(sum(line.amount), 9999000), 0, '', l.created_at
        FROM shopping_list l JOIN (${lines.replace('?6', '?3')}) line WHERE l.id = ?1
        GROUP BY line.variant_id ORDER BY min(line.position)`,
      )
      .bind(list.id, locale, requested),
  ])
  if (created?.meta.changes && copied?.meta.changes) return list
  throw await refuseList(db, customerId)
}
