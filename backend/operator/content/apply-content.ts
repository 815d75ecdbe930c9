import type { ImportContext } from '../import/import-calls.ts'
import { locales } from '../../../domain/locales/locales.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { requestTasks } from '../../cms/listing/listing-tasks.ts'
import { changedTags, legalMenu } from '../../purge/changed-tags.ts'
import { queuePurge } from '../../purge/purge-outbox.ts'
import type { Statement } from '../../db/insert.ts'
import { upsert } from '../../db/upsert.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { formerPathsOf } from '../former-paths.ts'
import { parseObject } from '../import/parse-object.ts'
import { markApplied, prepareStatements, type WaitingRow } from '../import/staged-rows.ts'
import {
  type ContentRecord,
  entryKinds,
  type EntryRecord,
  type PageRecord,
  type PieceRecord,
  pieceTypes,
  type RedirectRecord,
} from './content-record.ts'
import { resolveContent } from './resolve-content.ts'
import { readContent } from './stored-content.ts'

const json = JSON.stringify
const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Writes content records in one transaction, with purges and search index tasks. */
export async function applyContent(
  { db, now, locales: sold }: ImportContext,
  importId: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  const stored = await readContent(
    db,
    rows.map(({ key }) => key),
  )
  const records = rows.map(({ line, key, patch }) => {
    const resolved = resolveContent(stored.get(key), parseObject(patch), sold)
    if ('record' in resolved) return resolved.record
    const title = `The content has changed: line ${line} does not fit it any more.`
    throw new OperatorProblem(409, 'overtaken', title)
  })
  const moved = formerPathsOf(records, rows, stored)
  const when = now.toISOString()
  const tags = [
    ...records.flatMap((record) => changedTags(record.type, record.id)),
    ...(moved.length > 0 ? [purgeTag.routing] : []),
    ...(records.some(isPage) ? [purgeTag.menu(legalMenu)] : []),
  ]
  await db.batch([
    ...prepareStatements(db, pageRows(records.filter(isPage), when)),
    ...prepareStatements(db, pieceRows(records.filter(isPiece), when)),
    ...prepareStatements(db, entryRows(records.filter(isEntry), when)),
    ...prepareStatements(db, moved),
    ...prepareStatements(db, redirectRows(records.filter(isRedirect))),
    requestTasks(db, [{ kind: 'documents', subject: '' }]),
    queuePurge(db, { tags: [...new Set(tags)], updatedAt: now }),
    markApplied(
      db,
      importId,
      rows.map(({ line }) => line),
    ),
  ])
}

const isPage = (record: ContentRecord): record is PageRecord => record.type === 'page'
const isPiece = (record: ContentRecord): record is PieceRecord =>
  pieceTypes.some((type) => type === record.type)
const isEntry = (record: ContentRecord): record is EntryRecord =>
  entryKinds.some((kind) => kind === record.type)
const isRedirect = (record: ContentRecord): record is RedirectRecord => record.type === 'redirect'

function* pageRows(pages: readonly PageRecord[], now: string): Generator<Statement> {
  yield* upsert(
    {
      table: 'page',
      key: ['id', 'locale'],
    },
    pages.flatMap((page) =>
      locales.map((locale) => ({
        id: page.id,
        locale,
        slug: page.slug[locale],
        title: page.title[locale],
        content: json(page.content[locale]),
        blocks: json(page.blocks[locale]),
        slugs: json(page.slug),
        noindex: page.noindex,
        contact_box: jsonOrNull(page.contactBox && page.contactBox[locale]),
        background_image: page.backgroundImage,
        blocks_per_page: page.blocksPerPage,
        updated_at: now,
      })),
    ),
  )
  const ids = json(pages.map(({ id }) => id))
  yield {
    sql: 'DELETE FROM rewrite WHERE page_id IN (SELECT value FROM json_each(?1))',
    params: [ids],
  }
  yield* upsert(
    { table: 'rewrite', key: ['path'] },
    pages.flatMap(({ id, rewrites }) => rewrites.map((path) => ({ path, page_id: id }))),
  )
}

function pieceRows(pieces: readonly PieceRecord[], now: string): Generator<Statement> {
  return upsert(
    {
      table: 'content',
      key: ['kind', 'key', 'locale'],
    },
    pieces.flatMap(({ type, id, values }) =>
      Object.entries(values).map(([locale, value]) => ({
        kind: type,
        key: id,
        locale,
        value: json(value),
        updated_at: now,
      })),
    ),
  )
}

/** Texts and references missing from a record are deleted. */
function* entryRows(entries: readonly EntryRecord[], now: string): Generator<Statement> {
  yield* upsert(
    {
      table: 'entry',
      key: ['kind', 'id'],
    },
    entries.map((entry) => ({
      kind: entry.type,
      id: entry.id,
      published_at: entry.publishedAt,
      enabled: entry.enabled,
      weight: entry.weight,
      customer_groups: jsonOrNull(entry.customerGroups),
      facts: json(entry.facts),
      updated_at: now,
    })),
  )
  const keys = json(entries.map(({ type, id }) => [type, id]))
  const ofAll = `(kind, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))`
  for (const table of ['entry_text', 'entry_reference']) {
    yield { sql: `DELETE FROM ${table} WHERE ${ofAll}`, params: [keys] }
  }
  yield* upsert(
    {
      table: 'entry_text',
      key: ['kind', 'id', 'locale'],
    },
    entries.flatMap(({ type, id, texts }) =>
      Object.entries(texts).map(([locale, text]) => ({
        kind: type,
        id,
        locale,
        slug: 'slug' in text ? text.slug : null,
        title: 'title' in text ? text.title : '',
        value: json(text),
      })),
    ),
  )
  yield* upsert(
    {
      table: 'entry_reference',
      key: ['kind', 'id', 'field', 'position'],
    },
    entries.flatMap(({ type, id, references }) =>
      Object.entries(references).flatMap(([field, targets = []]) =>
        targets.map((target, position) => ({ kind: type, id, field, position, target })),
      ),
    ),
  )
}

function redirectRows(redirects: readonly RedirectRecord[]): Generator<Statement> {
  return upsert(
    { table: 'redirect', key: ['path'] },
    redirects.map(({ id, target }) => ({ path: id, target })),
  )
}
