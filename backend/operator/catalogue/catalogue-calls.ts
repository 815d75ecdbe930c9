import type { Hono } from 'hono'
import type { CatalogueRecord } from '../../../domain/operator/catalogue-record.ts'
import { type ImportKind, importCalls } from '../import/import-calls.ts'
import { stageRecords } from '../import/stage-records.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from '../operator-call.ts'
import { applyCatalogue } from './apply-catalogue.ts'
import { addRecord, readCatalogueState } from './catalogue-state.ts'
import { checkRecord } from './check-record.ts'
import { resolveCatalogue } from './resolve-catalogue.ts'
import { listCatalogueKeys, readCatalogue } from './stored-catalogue.ts'
import { readUsedValues } from './used-values.ts'

const pageSize = 50

const catalogueImport: ImportKind = {
  name: 'catalogue',
  scope: 'catalogue:import',
  perStep: 50,
  stage: stageRecords<CatalogueRecord>({
    name: 'catalogue',
    read: readCatalogue,
    resolve: resolveCatalogue,
    async prepareCheck({ db }, importId, patches) {
      const [state, usedValues] = await Promise.all([
        readCatalogueState(db, importId),
        readUsedValues(db, patches),
      ])
      return {
        issuesOf: (record, current) => checkRecord(state, usedValues, record, current),
        remember: (record) => addRecord(state, record),
      }
    },
  }),
  apply: applyCatalogue,
}

/** Warehouses, brands, parameters, categories and saved filters. */
export function catalogueCalls(app: Hono<OperatorEnv>): void {
  importCalls(app, catalogueImport)
  operatorCall(
    app,
    { method: 'GET', path: '/catalogue', scope: 'catalogue:export', parse: requireNoBody },
    exportCatalogue,
  )
}

/** Paginated, in import order. */
async function exportCatalogue({ db, query }: OperatorContext<undefined>) {
  const keys = await listCatalogueKeys(db)
  const from = keys.indexOf(query.get('after') ?? '') + 1
  const page = keys.slice(from, from + pageSize)
  const found = await readCatalogue(db, page)
  return {
    records: page.flatMap((key) => found.get(key) ?? []),
    next: from + pageSize < keys.length ? (page.at(-1) ?? null) : null,
  }
}
