import * as z from 'zod'
import { CategoryRow } from '../../catalog/products/dictionary.ts'
import { rowSchema, readFittingRows } from '../../../db/rows.ts'
import type { MenuItem } from '../../../../domain/site.ts'
import type { Locale } from '../../../../domain/locale.ts'

const PicturedCategoryRow = rowSchema('category', { ...CategoryRow.shape, image: z.string() })

/** The category tree as a menu. */
export async function categoryItems(db: D1Database, locale: Locale): Promise<MenuItem[]> {
  const results = await readFittingRows(
    db.prepare(
      'SELECT n, id, parent_n, title, slug, image FROM category WHERE n > 0 ORDER BY position, n',
    ),
    PicturedCategoryRow,
  )
  const itemsBelow = (parent: number | null): MenuItem[] =>
    results
      .filter((row) => row.parentPk === parent)
      .map((row) => {
        const title = row.title[locale]
        return {
          id: row.id,
          title,
          link: { type: 'category', target: row.slug[locale] },
          image: row.image ? { path: row.image, alt: title } : null,
          children: itemsBelow(row.pk),
        }
      })
  return itemsBelow(null)
}
