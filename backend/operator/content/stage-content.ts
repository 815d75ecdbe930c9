import * as z from 'zod'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { noPicture } from '../../../domain/operator/record-fields.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import type { Issue } from '../import/issue.ts'
import { stageRecords } from '../import/stage-records.ts'
import { type ContentRecord, writtenPath } from './content-record.ts'
import { resolveContent } from './resolve-content.ts'
import { readContent } from './stored-content.ts'

/** Validates content records and stages them for applying. */
export const stageContent = stageRecords<ContentRecord>({
  name: 'content',
  normalize: withRequestedPath,
  read: readContent,
  resolve: resolveContent,
  async prepareCheck({ db }, _importId, patches) {
    const owners = await readSlugOwners(db, patches)
    return {
      issuesOf: (record) => [...takenSlugs(owners, record), ...foreignPictures(record)],
      remember: (record) => {
        for (const { slug } of slugsOf(record)) owners.set(slug, record.id)
      },
    }
  },
})

/** A redirect of a path as it is requested: `/Alt/` and `/alt` are one. */
function withRequestedPath(record: JsonObject): JsonObject {
  const { type, id } = record
  return type === 'redirect' && typeof id === 'string' ? { ...record, id: writtenPath(id) } : record
}

/** Owner of a slug, by type, locale and slug: unique in the tables. */
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

function takenSlugs(owners: SlugOwners, record: ContentRecord): Issue[] {
  return slugsOf(record).flatMap(({ slug, path }): Issue[] => {
    const owner = owners.get(slug) ?? record.id
    return owner === record.id ? [] : [{ path, reason: `is that of "${owner}"` }]
  })
}

/** Pictures (`{ path, alt }`) by the address of another server, which no page would show. */
function foreignPictures(value: unknown, path: readonly string[] = []): Issue[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'path' in value && 'alt' in value ? String(value.path) : ''
  const wrong = /^(?:[a-z]+:|\/\/)/i.test(own)
    ? [{ path: [...path, 'path'], reason: noPicture }]
    : []
  return [
    ...wrong,
    ...Object.entries(value).flatMap(([key, part]) => foreignPictures(part, [...path, key])),
  ]
}
