import type { MenuItem } from '../../../../domain/frame.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { fromJson } from '../../../db/json.ts'
import type { Text } from '../../../db/records.ts'

interface CategoryRow {
  n: number
  id: string
  parent_n: number | null
  title: string
  slug: string
  image: string
}

/** The tree of categories as a menu. */
export async function categoryItems(db: D1Database, locale: Locale): Promise<MenuItem[]> {
  const { results } = await db
    .prepare(
      'SELECT n, id, parent_n, title, slug, image FROM category WHERE n > 0 ORDER BY position, n',
    )
    .all<CategoryRow>()
  const itemsBelow = (parent: number | null): MenuItem[] =>
    results
      .filter((row) => row.parent_n === parent)
      .map((row) => {
        const title = fromJson<Text>(row.title)[locale]
        return {
          id: row.id,
          title,
          link: { type: 'category', target: fromJson<Text>(row.slug)[locale] },
          image: row.image ? { path: row.image, alt: title } : null,
          children: itemsBelow(row.n),
        }
      })
  return itemsBelow(null)
}
