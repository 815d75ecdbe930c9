import * as z from 'zod'
import { json, Text } from '../../db/columns.ts'
import { rowSchema, type RowOf, findRow } from '../../db/rows.ts'
import type { NewListItem } from '../../../domain/contract/store-lists.ts'
import type { Locale } from '../../../domain/locale.ts'
import { wishListCode } from '../../../domain/cart/shopping-list.ts'
import { unitColumns, unitFields } from '../../cms/catalog/products/availability.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { toThousandths } from '../../db/thousandths.ts'
import { limitText } from '../cart/lines/limit-text.ts'
import type { ListRow } from './list-rows.ts'

export const maxListItems = 200
const maxOfOne = toThousandths(9999)

/** Adds a variant to its item or as a new one; in the wish list amounts are not summed. */
export async function addListItem(
  db: D1Database,
  locale: Locale,
  list: ListRow,
  { id, amount, custom }: NewListItem,
): Promise<void> {
  const variant = await requireVariant(db, id)
  const isWish = list.code === wishListCode
  const name = variant.names[locale]
  if (!isWish) requireSteps(amount, variant, name)
  const { meta } = await db
    .prepare(
      `INSERT INTO shopping_list_item (id, list_id, variant_id, name, amount, sticky, note, created_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      WHERE (SELECT count(*) FROM shopping_list_item WHERE list_id = ?2 AND variant_id <> ?3) < ?9
      ON CONFLICT (list_id, variant_id) DO UPDATE SET
        amount = iif(?10, amount, min(amount + ?5, ?11)),
        sticky = coalesce(?12, sticky), note = coalesce(?13, note)`,
    )
    .bind(
      crypto.randomUUID(),
      list.id,
      id,
      name,
      isWish ? Math.max(variant.amountMin, variant.unitStep) : toThousandths(amount),
      custom?.sticky ? 1 : 0,
      custom?.note ?? '',
      new Date().toISOString(),
      maxListItems,
      isWish ? 1 : 0,
      maxOfOne,
      custom?.sticky === undefined ? null : Number(custom.sticky),
      custom?.note ?? null,
    )
    .run()
  if (meta.changes === 0) {
    throw new Refusal(422, { key: 'listFull', code: 'list_full', values: { limit: maxListItems } })
  }
}

export async function removeListItem(db: D1Database, list: ListRow, id: string): Promise<void> {
  const { meta } = await db
    .prepare('DELETE FROM shopping_list_item WHERE id = ?1 AND list_id = ?2')
    .bind(id, list.id)
    .run()
  if (meta.changes === 0) throw notFound()
}

/** Pinned items first. */
export async function pinListItem(
  db: D1Database,
  list: ListRow,
  id: string,
  sticky: boolean,
): Promise<void> {
  const { meta } = await db
    .prepare('UPDATE shopping_list_item SET sticky = ?3 WHERE id = ?1 AND list_id = ?2')
    .bind(id, list.id, Number(sticky))
    .run()
  if (meta.changes === 0) throw notFound()
}

const VariantRow = rowSchema('variant', {
  names: json(Text),
  amountMin: z.number(),
  ...unitFields,
})
type VariantRow = RowOf<typeof VariantRow>

async function requireVariant(db: D1Database, id: string): Promise<VariantRow> {
  const row = await findRow(
    db
      .prepare(
        `SELECT v.fullname AS names, v.amount_min, ${unitColumns}
      FROM variant v JOIN product p ON p.n = v.product_n WHERE v.id = ?1`,
      )
      .bind(id),
    VariantRow,
  )
  if (!row) throw notFound()
  return row
}

/** Fractions of pieces could not be bought later either. */
function requireSteps(amount: number, variant: VariantRow, name: string): void {
  const thousandths = toThousandths(amount)
  const step = Math.max(variant.unitStep, 1)
  if (thousandths > 0 && thousandths % step === 0) return
  throw new Refusal(422, {
    key: 'amountStep',
    code: 'amount',
    field: 'amount',
    values: { name, limit: limitText(step, variant) },
  })
}
