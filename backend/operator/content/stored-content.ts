import { readRows, rowSchema } from '../../db/rows.ts'
import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { recordKey } from '../import/stage-records.ts'

const flag = z.number().transform((value) => value === 1)
const any = jsonColumn(z.unknown())
const anyOrNull = z.nullable(any)

/** Mapped to record fields by name; the schema of the type validates the rest. */
const PageRow = z.object({
  id: z.string(),
  texts: jsonColumn(
    z.partialRecord(
      Locale,
      z.object({
        slug: z.string(),
        title: z.string(),
        content: any,
        blocks: any,
        contactBox: anyOrNull,
      }),
    ),
  ),
  noindex: flag,
  backgroundImage: z.string().nullable(),
  blocksPerPage: z.number().nullable(),
  rewrites: jsonColumn(z.array(z.string())),
})
const PieceRow = z.object({
  type: z.string(),
  id: z.string(),
  values: jsonColumn(z.partialRecord(Locale, any)),
})
const EntryRow = z.object({
  type: z.string(),
  id: z.string(),
  publishedAt: z.string().nullable(),
  enabled: flag,
  weight: z.number(),
  customerGroups: anyOrNull,
  facts: any,
  texts: jsonColumn(z.partialRecord(Locale, any)),
  references: jsonColumn(z.array(z.tuple([z.string(), z.string()]))),
})
const RedirectRow = z.object({ id: z.string(), target: z.string() })

export type StoredContent = { type: string; id: string } & Record<string, unknown>

const keyed = `SELECT value AS key FROM json_each(?1)`

/** Pieces of content by key; ids without a type use the same form. */
export async function readContent(
  db: D1Database,
  keys: readonly string[],
): Promise<Map<string, StoredContent>> {
  const json = JSON.stringify(keys)
  const [pages, pieces, entries, redirects] = await db.batch(
    [
      `${pageQuery} WHERE 'page ' || p.id IN (${keyed}) GROUP BY p.id`,
      `${pieceQuery} WHERE c.kind || ' ' || c.key IN (${keyed}) GROUP BY c.kind, c.key`,
      `${entryQuery} WHERE (e.kind, e.id) IN (SELECT substr(value, 1, instr(value, ' ') - 1),
        substr(value, instr(value, ' ') + 1) FROM json_each(?1))`,
      `SELECT path AS id, target FROM redirect WHERE 'redirect ' || path IN (${keyed})`,
    ].map((sql) => db.prepare(sql).bind(json)),
  )
  const rows = <T>(schema: z.ZodType<T>, response: D1Result | undefined) =>
    z.array(schema).parse(response?.results ?? [])
  const found: StoredContent[] = [
    ...rows(PageRow, pages).map(pageRecord),
    ...rows(PieceRow, pieces),
    ...rows(EntryRow, entries).map(({ references, ...entry }) => ({
      ...entry,
      references: Object.fromEntries(
        [...Map.groupBy(references, ([field]) => field)].map(([field, targets]) => [
          field,
          targets.map(([, target]) => target),
        ]),
      ),
    })),
    ...rows(RedirectRow, redirects).map((row) => ({ type: 'redirect', ...row })),
  ]
  return new Map(found.map((record) => [recordKey(record.type, record.id), record]))
}

function pageRecord({ texts, ...row }: z.infer<typeof PageRow>): StoredContent {
  const written = Object.entries(texts)
  const perLocale = (field: 'slug' | 'title' | 'content' | 'blocks' | 'contactBox') =>
    Object.fromEntries(written.map(([locale, text]) => [locale, text?.[field]]))
  const hasBox = written.some(([, text]) => text?.contactBox !== null)
  return {
    type: 'page',
    ...row,
    slug: perLocale('slug'),
    title: perLocale('title'),
    content: perLocale('content'),
    blocks: perLocale('blocks'),
    contactBox: hasBox ? perLocale('contactBox') : null,
  }
}

const KeyRow = rowSchema('content', { key: z.string() })

/** All keys after a given one, sorted. */
export async function listContentKeys(
  db: D1Database,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT key FROM (SELECT DISTINCT 'page ' || id AS key FROM page
        UNION SELECT DISTINCT kind || ' ' || key FROM content
        UNION SELECT kind || ' ' || id FROM entry
        UNION SELECT 'redirect ' || path FROM redirect)
      WHERE key > ?1 ORDER BY key LIMIT ?2`,
      )
      .bind(after, limit),
    KeyRow,
  )
  return rows.map(({ key }) => key)
}

const pageQuery = `SELECT p.id, p.noindex, p.background_image AS backgroundImage,
  p.blocks_per_page AS blocksPerPage,
  json_group_object(p.locale, json_object('slug', p.slug, 'title', p.title, 'content', p.content,
    'blocks', p.blocks, 'contactBox', p.contact_box)) AS texts,
  (SELECT json_group_array(path) FROM (SELECT path FROM rewrite WHERE page_id = p.id ORDER BY path))
    AS rewrites FROM page p`

const pieceQuery = `SELECT c.kind AS type, c.key AS id,
  json_group_object(c.locale, c.value) AS "values" FROM content c`

const entryQuery = `SELECT e.kind AS type, e.id, e.published_at AS publishedAt, e.enabled, e.weight,
  e.customer_groups AS customerGroups, e.facts,
  (SELECT json_group_object(t.locale, t.value) FROM entry_text t
    WHERE t.kind = e.kind AND t.id = e.id) AS texts,
  (SELECT json_group_array(json_array(field, target)) FROM (SELECT field, target
    FROM entry_reference r WHERE r.kind = e.kind AND r.id = e.id ORDER BY field, position))
    AS "references" FROM entry e`
