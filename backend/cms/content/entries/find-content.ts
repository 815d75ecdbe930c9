import * as z from 'zod/mini'
import { rowSchema, findRow } from '../../../db/rows.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { json } from '../../../db/columns.ts'
import { parseContent } from '../../../db/content-column.ts'
import { Configuration, Menu } from '../../../../domain/site.ts'
import { ErrorPage } from '../../../../domain/content/page.ts'
import { BlockRecords } from '../block-record.ts'
import { localeChain } from './locale-chain.ts'
import { Homepage } from '../../../../domain/content/page.ts'

interface Contents {
  homepage: z.infer<typeof HomepageText>
  configuration: Omit<Configuration, 'infoBoxes'>
  menu: Menu
  error_page: ErrorPage
}
type ContentKind = keyof Contents

const HomepageText = z.object({
  searchHints: Homepage.shape.searchHints,
  popularTasks: Homepage.shape.popularTasks,
  blocks: BlockRecords,
  seoTitle: z.string(),
  seoDescription: z.string(),
})
const contentSchemas: { [K in ContentKind]: z.ZodMiniType<Contents[K]> } = {
  homepage: HomepageText,
  configuration: z.omit(Configuration, { infoBoxes: true }),
  menu: Menu,
  error_page: ErrorPage,
}

const ContentRow = rowSchema('content', { value: json(z.unknown()), updatedAt: z.string() })

/** A piece of content in a language or its fallbacks; null if there is no translation. */
export async function findContent<K extends ContentKind>(
  db: D1Database,
  kind: K,
  key: string,
  locale: Locale,
): Promise<{ value: Contents[K]; updatedAt: string } | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT content.value, updated_at FROM content
      JOIN json_each(?3) c ON c.value = locale WHERE kind = ?1 AND content.key = ?2
      ORDER BY c.key LIMIT 1`,
      )
      .bind(kind, key, JSON.stringify(localeChain(locale))),
    ContentRow,
  )
  if (!row) return null
  const schema: z.ZodMiniType<Contents[K]> = contentSchemas[kind]
  return {
    value: parseContent(schema, row.value, `content.value of ${kind}`),
    updatedAt: row.updatedAt,
  }
}
