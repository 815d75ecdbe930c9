import type { Configuration } from '../../../domain/frame.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { ErrorPage, Homepage, TextPage } from '../../../domain/page.ts'
import type { RichText } from '../../../domain/rich-text.ts'
import { fromJson } from '../../db/json.ts'
import type { Caller } from '../../request/caller.ts'
import type { BlockRecord, Content, Text } from '../../seed/records.ts'
import { fillBlocks } from './blocks.ts'
import { paragraphsOf, seoDescriptionOf } from '../search-snippet.ts'
import { findContent } from './find-content.ts'

/** Content and when it was last changed. */
export interface Dated<T> {
  value: T
  updatedAt: string
}

export async function homepage(db: D1Database, caller: Caller): Promise<Dated<Homepage> | null> {
  const [found, brands] = await Promise.all([
    findContent<Content['homepage'][Locale]>(db, 'homepage', '', caller.locale),
    db.prepare('SELECT id, title FROM brand ORDER BY n').all<{ id: string; title: string }>(),
  ])
  if (!found) return null
  const { banners, blocks, seoTitle, seoDescription } = found.value
  const value = {
    banners,
    blocks: await fillBlocks(db, caller, blocks),
    brands: brands.results.map((brand) => ({ ...brand, image: null, link: null })),
    pageMeta: {
      slug: '',
      seoTitle,
      seoDescription,
      noindex: false,
      nofollow: false,
      shareImage: null,
      slugs: { de: '', cs: '', sk: '', en: '' },
    },
  }
  return { value, updatedAt: found.updatedAt }
}

interface PageRow {
  id: string
  slug: string
  title: string
  content: string
  blocks: string
  slugs: string
  noindex: number
  updated_at: string
}

export async function page(
  db: D1Database,
  caller: Caller,
  { slug }: { slug: string },
): Promise<Dated<TextPage> | null> {
  const row = await db
    .prepare('SELECT * FROM page WHERE slug = ?1 AND locale = ?2')
    .bind(slug, caller.locale)
    .first<PageRow>()
  if (!row) return null
  const content = fromJson<RichText>(row.content)
  const value = {
    id: row.id,
    title: row.title,
    content,
    blocks: await fillBlocks(db, caller, fromJson<BlockRecord[]>(row.blocks)),
    contactBox: null,
    pageMeta: {
      slug: row.slug,
      seoTitle: row.title,
      seoDescription: seoDescriptionOf(paragraphsOf(content), row.title, caller.locale),
      noindex: row.noindex === 1,
      nofollow: false,
      shareImage: null,
      slugs: fromJson<Text>(row.slugs),
    },
  }
  return { value, updatedAt: row.updated_at }
}

export function configuration(
  db: D1Database,
  { locale }: Caller,
): Promise<Dated<Configuration> | null> {
  return findContent<Configuration>(db, 'configuration', '', locale)
}

export function errorPage(
  db: D1Database,
  { locale }: Caller,
  { status }: { status: number },
): Promise<Dated<ErrorPage> | null> {
  return findContent<ErrorPage>(db, 'error_page', String(status), locale)
}
