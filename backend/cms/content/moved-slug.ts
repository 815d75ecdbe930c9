import { type Locale, locales } from '../../../domain/locale.ts'
import { matchScreen, routesOf } from '../../../domain/routes.ts'

const types = ['product', 'category', 'page'] as const
type Type = (typeof types)[number]

/** The slug in a language (`?2`) of what has the asked one (`?1`) in another language (`?3`). */
const queries: Record<Type, string> = {
  product: `SELECT own.slug FROM product_text other
    JOIN product_text own ON own.product_n = other.product_n AND own.locale = ?2
    WHERE other.slug = ?1 AND other.locale = ?3`,
  category: `SELECT own.slug FROM category_slug other
    JOIN category_slug own ON own.category_n = other.category_n AND own.locale = ?2
    WHERE other.slug = ?1 AND other.locale = ?3`,
  page: `SELECT own.slug FROM page other JOIN page own ON own.id = other.id AND own.locale = ?2
    WHERE other.slug = ?1 AND other.locale = ?3`,
}

interface Asked {
  path: string
  type?: string | undefined
  slug?: string | undefined
}

/**
 * Where a path leads that belongs to another language: somebody followed a link of the neighbouring
 * country's shop. Null where no language has such a path.
 */
export async function findMovedPath(
  db: D1Database,
  locale: Locale,
  asked: Asked,
): Promise<string | null> {
  const candidates = locales.flatMap((other) => {
    const { screen, slug } = matchScreen(other, asked.path)
    const type = types.find((known) => known === (asked.type ?? screen))
    return type && other !== locale ? [{ other, type, slug: asked.slug ?? slug }] : []
  })
  if (!candidates.length) return null
  const found = await db.batch<{ slug: string }>(
    candidates.map(({ other, type, slug }) =>
      db.prepare(`${queries[type]} LIMIT 1`).bind(slug, locale, other),
    ),
  )
  for (const [index, { type }] of candidates.entries()) {
    const slug = found[index]?.results[0]?.slug
    if (slug) return routesOf(locale)[type](slug)
  }
  return null
}
