import type { Hono } from 'hono'
import { type ImportKind, importCalls } from '../import/import-calls.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from '../operator-call.ts'
import { applyContent } from './apply-content.ts'
import { stageContent } from './stage-content.ts'
import { listContentKeys, readContent } from './stored-content.ts'

/** Records per response: a page of text has some kilobytes in each language. */
const pageSize = 50

const contentImport: ImportKind = {
  name: 'content',
  scope: 'content:import',
  perStep: 50,
  stage: stageContent,
  apply: applyContent,
}

export function contentCalls(app: Hono<OperatorEnv>): void {
  importCalls(app, contentImport)
  operatorCall(
    app,
    { method: 'GET', path: '/content', scope: 'content:export', parse: requireNoBody },
    exportContent,
  )
}

/** Content by key, paginated: `next` is the `after` of the next page. */
async function exportContent({ db, query }: OperatorContext<undefined>) {
  const keys = await listContentKeys(db, query.get('after') ?? '', pageSize)
  const found = await readContent(db, keys)
  const records = keys.flatMap((key) => found.get(key) ?? [])
  return { records, next: keys.length < pageSize ? null : (keys.at(-1) ?? null) }
}
