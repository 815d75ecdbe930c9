import type { CatalogueRecord } from '../../../domain/operator/catalogue-record.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { requestTasks } from '../../cms/listing/listing-tasks.ts'
import { changedTags } from '../../purge/changed-tags.ts'
import { queuePurge } from '../../purge/purge-outbox.ts'
import type { ImportContext } from '../import/import-calls.ts'
import { formerPathsOf } from '../former-paths.ts'
import { parseObject } from '../import/parse-object.ts'
import { markApplied, prepareStatements, type WaitingRow } from '../import/staged-rows.ts'
import { OperatorProblem } from '../operator-problem.ts'
import { categoryRows } from './category-rows.ts'
import { dictionaryRows } from './dictionary-rows.ts'
import { numberCatalogue } from './number-catalogue.ts'
import { resolveCatalogue } from './resolve-catalogue.ts'
import { readCatalogue } from './stored-catalogue.ts'

/** Writes records in one transaction; counts, search index and version follow as a task. */
export async function applyCatalogue(
  { db, now, locales }: ImportContext,
  importId: string,
  rows: readonly WaitingRow[],
): Promise<void> {
  const stored = await readCatalogue(
    db,
    rows.map(({ key }) => key),
  )
  const records = rows.map(({ line, key, patch }) => {
    const resolved = resolveCatalogue(stored.get(key), parseObject(patch), locales)
    if ('record' in resolved) return resolved.record
    const title = `The catalogue has changed: line ${line} does not fit it any more.`
    throw new OperatorProblem(409, 'overtaken', title)
  })
  const moved = formerPathsOf(records, rows, stored)
  const numbers = await numberCatalogue(db, records)
  await db.batch([
    ...prepareStatements(db, dictionaryRows(records, numbers)),
    ...prepareStatements(db, categoryRows(records, numbers, now.toISOString())),
    ...prepareStatements(db, moved),
    requestTasks(db, [
      { kind: 'counts', subject: '' },
      { kind: 'documents', subject: '' },
    ]),
    queuePurge(db, {
      tags: [...tagsOf(records), ...(moved.length > 0 ? [purgeTag.routing] : [])],
      updatedAt: now,
    }),
    markApplied(
      db,
      importId,
      rows.map(({ line }) => line),
    ),
  ])
}

/** Names of parameters, brands and warehouses are displayed on every product page. */
function tagsOf(records: readonly CatalogueRecord[]): string[] {
  const isEverywhere = records.some(({ type }) => !type.endsWith('category'))
  if (isEverywhere) return [purgeTag.cms]
  return [...new Set(records.flatMap(({ id }) => changedTags('category', id)))]
}
