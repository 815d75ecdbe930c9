import type { ImportContext } from '../import/import-calls.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import * as z from 'zod'
import type { ImportRows } from '../../../domain/operator/imports.ts'
import { isSameJson, type JsonObject } from '../../../domain/operator/json.ts'
import type { Issue, RowError } from '../import/issue.ts'
import { findEarlierLines, type StagedRow, writeStaged } from '../import/staged-rows.ts'
import type { ContentRecord } from './content-record.ts'
import { resolveContent } from './resolve-content.ts'
import { contentKey, readContent, type StoredContent } from './stored-content.ts'

interface Row {
  line: number
  key: string
  patch: JsonObject
}

/** Checks records of content and keeps them until they are applied. */
export async function stageContent(
  { db }: ImportContext,
  importId: string,
  rows: ImportRows['rows'],
): Promise<RowError[]> {
  const read = rows.map(readRow)
  const errors = read.flatMap((row) => ('reason' in row ? row : []))
  const all = read.flatMap((row) => ('reason' in row ? [] : row))
  const keys = [...new Set(all.map(({ key }) => key))]
  const lines = rows.map(({ line }) => line)
  const earlier = await findEarlierLines(db, importId, keys, lines)
  const stored = await readContent(db, keys)
  const owners = await readSlugOwners(
    db,
    all.map(({ patch }) => patch),
  )
  const staged: StagedRow[] = []
  for (const { line, key, patch } of all) {
    const before = earlier.get(key)
    const result =
      before === undefined
        ? stagePatch(stored.get(key), patch, owners)
        : [{ path: ['id'], reason: `is in line ${before} too` }]
    if (Array.isArray(result)) {
      errors.push(...result.map(({ path, reason }) => ({ line, column: path.join('.'), reason })))
    } else {
      earlier.set(key, line)
      staged.push({ line, key, state: result.state, patch: JSON.stringify(patch) })
    }
  }
  await writeStaged(db, importId, { rows: staged, wrong: errors, claims: [] })
  return errors.toSorted((a, b) => a.line - b.line)
}

function readRow(row: ImportRows['rows'][number]): Row | RowError {
  const { line } = row
  if ('reason' in row) return { line, column: '', reason: row.reason }
  if ('cells' in row) return { line, column: '', reason: 'content is imported as JSON Lines' }
  const { type, id = '' } = row.record
  if (typeof type !== 'string') return { line, column: 'type', reason: 'is required' }
  if (typeof id !== 'string') return { line, column: 'id', reason: 'must be a text' }
  return { line, key: contentKey(type, id), patch: row.record }
}

function stagePatch(
  current: StoredContent | undefined,
  patch: JsonObject,
  owners: SlugOwners,
): { state: 'new' | 'changed' | 'unchanged' } | Issue[] {
  const resolved = resolveContent(current, patch)
  if ('issues' in resolved) return resolved.issues
  const { record } = resolved
  const same = current && resolveContent(undefined, current)
  if (same && 'record' in same && isSameJson(same.record, record)) return { state: 'unchanged' }
  const issues = takeSlugs(owners, record)
  if (issues.length > 0) return issues
  return { state: current ? 'changed' : 'new' }
}

/** Whose a slug is, by type, locale and slug: the tables let only one entry of a kind have it. */
type SlugOwners = Map<string, string>

const OwnerRow = rowSchema('entry_text', { slug: z.string(), owner: z.string() })

async function readSlugOwners(db: D1Database, patches: readonly JsonObject[]): Promise<SlugOwners> {
  const requested = patches.flatMap((patch) => slugsOf(patch).map(({ slug }) => slug))
  const rows = await readRows(
    db
      .prepare(
        `SELECT kind || ' ' || locale || ' ' || slug AS slug, id AS owner FROM entry_text
      WHERE (kind, locale, slug) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))
      UNION SELECT 'page ' || locale || ' ' || slug, id FROM page
      WHERE slug IN (SELECT value ->> 2 FROM json_each(?1))`,
      )
      .bind(JSON.stringify(requested.map((slug) => slug.split(' ')))),
    OwnerRow,
  )
  return new Map(rows.map(({ slug, owner }) => [slug, owner]))
}

function slugsOf(record: object): { slug: string; path: string[] }[] {
  const { type, slug, texts } = record as { type?: unknown; slug?: unknown; texts?: unknown }
  const entries = (value: unknown): [string, unknown][] =>
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [
    ...entries(slug).map(([locale, own]) => ({ own, locale, path: ['slug', locale] })),
    ...entries(texts).flatMap(([locale, text]) =>
      entries(text)
        .filter(([field]) => field === 'slug')
        .map(([, own]) => ({ own, locale, path: ['texts', locale, 'slug'] })),
    ),
  ].map(({ own, locale, path }) => ({ slug: `${String(type)} ${locale} ${String(own)}`, path }))
}

function takeSlugs(owners: SlugOwners, record: ContentRecord): Issue[] {
  const own = slugsOf(record)
  const issues = own.flatMap(({ slug, path }): Issue[] => {
    const owner = owners.get(slug) ?? record.id
    return owner === record.id ? [] : [{ path, reason: `is that of "${owner}"` }]
  })
  if (issues.length === 0) for (const { slug } of own) owners.set(slug, record.id)
  return issues
}
