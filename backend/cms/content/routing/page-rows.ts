import type { Locale } from '../../../../domain/locale.ts'
import type { RichText } from '../../../../domain/content/rich-text.ts'
import { fromJson, fromJsonOr } from '../../../db/json.ts'
import type { BlockRecord, ContactBox, Text } from '../../../db/records.ts'
import { paragraphsOf, seoDescriptionOf } from '../../search-snippet.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'
import { localeChain } from '../entries/locale-chain.ts'

/** A page in the language that could be found for the caller. */
export interface FoundPage {
  id: string
  locale: Locale
  title: string
  content: RichText
  blocks: BlockRecord[]
  contactBox: ContactBox | null
  backgroundImage: string | null
  blocksPerPage: number | null
  /** Old paths that it answers. */
  rewrites: string[]
  slug: string
  slugs: Partial<Text>
  noindex: boolean
  description: string
}

interface Row {
  id: string
  locale: Locale
  slug: string
  title: string
  content: string
  blocks: string
  slugs: string
  noindex: number
  contact_box: string | null
  background_image: string | null
  blocks_per_page: number | null
  rewrites: string
  updated_at: string
}

/** The first language of the chain `?1` that a page is written in. */
const inOwnLanguage = `p.locale = (SELECT b.locale FROM page b JOIN json_each(?1) c
  ON c.value = b.locale WHERE b.id = p.id ORDER BY c.key LIMIT 1)`

const columns = `p.*, (SELECT json_group_array(w.path) FROM rewrite w WHERE w.page_id = p.id) AS rewrites`

/** All pages, or the one of a slug. */
export async function findPages(
  { db, caller: { locale }, updatedAt }: GraphqlContext,
  slug?: string,
): Promise<FoundPage[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM page p WHERE ${inOwnLanguage} AND (?2 IS NULL OR p.slug = ?2) LIMIT 1000`,
    )
    .bind(JSON.stringify(localeChain(locale)), slug ?? null)
    .all<Row>()
  const newest = results
    .map((row) => row.updated_at)
    .toSorted()
    .at(-1)
  if (newest) updatedAt(newest)
  return results.map(pageOf)
}

function pageOf(row: Row): FoundPage {
  const content = fromJson<RichText>(row.content)
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    content,
    blocks: fromJson(row.blocks),
    contactBox: fromJsonOr<ContactBox, null>(row.contact_box, null),
    backgroundImage: row.background_image,
    blocksPerPage: row.blocks_per_page,
    rewrites: fromJson(row.rewrites),
    slug: row.slug,
    slugs: fromJson(row.slugs),
    noindex: row.noindex === 1,
    description: seoDescriptionOf(paragraphsOf(content), row.title, row.locale),
  }
}
