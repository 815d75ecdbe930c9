import * as z from 'zod'
import { readRows, rowSchema } from '../../db/rows.ts'
import type { Deletable } from './deletable.ts'
import { listed } from './uses.ts'

/**
 * Links in menus and texts: a field with one of the paths, also with a query or fragment, or a link
 * of the type to the slug in its language.
 */
const mentions = `SELECT DISTINCT d.type || iif(d.id = '', '', ' "' || d.id || '"') AS name FROM (
    SELECT kind AS type, key AS id, locale, value FROM content
    UNION ALL SELECT 'page', id, locale, json_array(json(content), json(blocks), json(contact_box))
      FROM page
    UNION ALL SELECT kind, id, locale, value FROM entry_text
  ) d, json_tree(d.value) j
  WHERE j.type = 'text' AND NOT (d.type = ?1 AND d.id = ?2) AND (
    EXISTS (SELECT 1 FROM json_each(?3) p WHERE j.atom = p.value
      OR substr(j.atom, 1, length(p.value) + 1) IN (p.value || '?', p.value || '#'))
    OR (j.key = 'target' AND j.atom = json_extract(?4, '$.' || d.locale)
      AND json_extract(d.value, j.path || '.type') = ?1))`

const NameRow = rowSchema('content', { name: z.string() })

/** Sentences about links that would lead to a missing page. */
export async function readMentions(
  db: D1Database,
  { type, id, record }: Deletable,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return []
  const slugs = z.object({ slug: z.record(z.string(), z.string()) }).safeParse(record).data?.slug
  const rows = await readRows(
    db.prepare(mentions).bind(type, id, JSON.stringify(paths), JSON.stringify(slugs ?? {})),
    NameRow,
  )
  if (rows.length === 0) return []
  const names = listed(rows.map(({ name }) => name))
  return [
    `links lead to it from ${names}; change them first, or name where its address leads from now on`,
  ]
}
