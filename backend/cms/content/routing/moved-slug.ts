import * as z from 'zod'
import { query, readBatch, rowSchema } from '../../../db/rows.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { defaultLocale, locales } from '../../../../domain/locales/locales.ts'
import {
  matchScreen,
  routedScreens,
  routesOf,
  type Routes,
  pathOf,
} from '../../../../domain/routes.ts'

/**
 * The slug in a language (`?2`) of content with the requested slug (`?1`) in another language
 * (`?3`).
 */
const ofProduct = `SELECT own.slug FROM product_text other
  JOIN product_text own ON own.product_n = other.product_n AND own.locale = ?2
  WHERE other.slug = ?1 AND other.locale = ?3`
const ofCategory = `SELECT own.slug FROM category_slug other
  JOIN category_slug own ON own.category_n = other.category_n AND own.locale = ?2
  WHERE other.slug = ?1 AND other.locale = ?3`
const ofPage = `SELECT own.slug FROM page other JOIN page own ON own.id = other.id AND own.locale = ?2
  WHERE other.slug = ?1 AND other.locale = ?3`
const ofEntry = (kind: string) => `SELECT own.slug FROM entry_text other
  JOIN entry_text own ON own.kind = other.kind AND own.id = other.id AND own.locale = ?2
  WHERE other.kind = '${kind}' AND other.slug = ?1 AND other.locale = ?3`

interface Kind {
  query: string
  path(routes: Routes, slug: string): string
}

/** By screen name. */
const kinds = new Map<string, Kind>([
  ['product', { query: ofProduct, path: (routes, slug) => routes.product(slug) }],
  ['category', { query: ofCategory, path: (routes, slug) => routes.category(slug) }],
  ['page', { query: ofPage, path: (routes, slug) => routes.page(slug) }],
  ['article', { query: ofEntry('article'), path: (routes, slug) => routes.article(slug) }],
  [
    'article-category',
    { query: ofEntry('article_category'), path: (routes, slug) => routes.articleCategory(slug) },
  ],
  [
    'article-tag',
    { query: ofEntry('article_tag'), path: (routes, slug) => routes.articleTag(slug) },
  ],
  ['author', { query: ofEntry('author'), path: (routes, slug) => routes.author(slug) }],
  ['branch', { query: ofEntry('branch'), path: (routes, slug) => routes.branch(slug) }],
  [
    'glossary-term',
    { query: ofEntry('glossary_term'), path: (routes, slug) => routes.glossaryTerm(slug) },
  ],
])

const screensWithoutSlug = routedScreens.filter(
  (name) => !pathOf(name, defaultLocale).includes(':slug'),
)

const SlugRow = rowSchema('slug', { slug: z.string() })

interface MovedPath {
  path: string
  type?: string | undefined
  slug?: string | undefined
}

/**
 * Redirect target of a path of another language, for links of a neighbouring country's shop. Null
 * if no language has such a path.
 */
export async function findMovedPath(
  db: D1Database,
  locale: Locale,
  requested: MovedPath,
): Promise<string | null> {
  const screen = screensWithoutSlug.find((name) =>
    locales.some((each) => pathOf(name, each) === requested.path),
  )
  if (screen) return pathOf(screen, locale)
  const candidates = locales.flatMap((other) => {
    const { screen, slug } = matchScreen(other, requested.path)
    const kind = kinds.get(requested.type ?? screen)
    return kind && other !== locale ? [{ other, kind, slug: requested.slug ?? slug }] : []
  })
  if (!candidates.length) return null
  const found = await readBatch(
    db,
    candidates.map(({ other, kind, slug }) =>
      query(db.prepare(`${kind.query} LIMIT 1`).bind(nameOf(kind, slug), locale, other), SlugRow),
    ),
  )
  for (const [index, { kind }] of candidates.entries()) {
    const slug = found[index]?.[0]?.slug
    if (slug) return kind.path(routesOf(locale), slug)
  }
  return null
}

/** An article category is below its parent in the path, but has a slug of its own. */
function nameOf(kind: Kind, slug: string): string {
  return kind === kinds.get('article-category') ? slug.slice(slug.lastIndexOf('/') + 1) : slug
}
