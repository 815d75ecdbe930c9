import * as z from 'zod'
import { json, flag, ContactBox, PartialText, stringArray, type Text } from '../../../db/columns.ts'
import { rowSchema, type RowOf, readFittingRows, fitting } from '../../../db/rows.ts'
import { Locale } from '../../../../domain/locale.ts'
import { RichText } from '../../../../domain/content/rich-text.ts'
import { parseContent } from '../../../db/content-column.ts'
import { type BlockRecord, BlockRecords } from '../block-record.ts'
import { paragraphsOf, seoDescriptionOf } from '../../search-snippet.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'
import { localeChain } from '../entries/locale-chain.ts'

/** A page in the best language for the caller. */
export interface ResolvedPage {
  id: string
  locale: Locale
  title: string
  content: RichText
  blocks: BlockRecord[]
  contactBox: ContactBox | null
  backgroundImage: string | null
  blocksPerPage: number | null
  /** Old paths that redirect to it. */
  rewrites: string[]
  slug: string
  slugs: Partial<Text>
  noindex: boolean
  description: string
}

const Row = rowSchema('page', {
  id: z.string(),
  locale: Locale,
  slug: z.string(),
  title: z.string(),
  content: json(RichText),
  blocks: json(z.unknown()),
  slugs: json(PartialText),
  noindex: flag,
  contactBox: json(ContactBox).nullable(),
  backgroundImage: z.string().nullable(),
  blocksPerPage: z.number().nullable(),
  rewrites: json(stringArray),
  updatedAt: z.string(),
})
type Row = RowOf<typeof Row>

/** The first language of the chain `?1` with a translation of a page. */
const inOwnLanguage = `p.locale = (SELECT b.locale FROM page b JOIN json_each(?1) c
  ON c.value = b.locale WHERE b.id = p.id ORDER BY c.key LIMIT 1)`

const columns = `p.id, p.locale, p.slug, p.title, p.content, p.blocks, p.slugs, p.noindex, p.contact_box,
  p.background_image, p.blocks_per_page, p.updated_at,
  (SELECT json_group_array(w.path) FROM rewrite w WHERE w.page_id = p.id) AS rewrites`

/** All pages, or the one of a slug. */
export async function findPages(
  { db, caller: { locale }, updatedAt }: GraphqlContext,
  slug?: string,
): Promise<ResolvedPage[]> {
  const results = await readFittingRows(
    db
      .prepare(
        `SELECT ${columns} FROM page p WHERE ${inOwnLanguage} AND (?2 IS NULL OR p.slug = ?2) LIMIT 1000`,
      )
      .bind(JSON.stringify(localeChain(locale)), slug ?? null),
    Row,
  )
  const newest = results
    .map((row) => row.updatedAt)
    .toSorted()
    .at(-1)
  if (newest) updatedAt(newest)
  return fitting(results, pageOf)
}

function pageOf(row: Row): ResolvedPage {
  const content = row.content
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    content,
    blocks: parseContent(BlockRecords, row.blocks, 'page.blocks'),
    contactBox: row.contactBox,
    backgroundImage: row.backgroundImage,
    blocksPerPage: row.blocksPerPage,
    rewrites: row.rewrites,
    slug: row.slug,
    slugs: row.slugs,
    noindex: row.noindex,
    description: seoDescriptionOf(paragraphsOf(content), row.title, row.locale),
  }
}
