import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { ApplyImport, ImportRows, type ImportStatus } from '../../../domain/operator/imports.ts'
import type { Locale } from '../../../domain/locale.ts'
import { localesOf } from '../../../domain/operator/offered-domains.ts'
import type { OperatorScope } from '../../../domain/operator/scopes.ts'
import { runNextTask } from '../../cms/listing/listing-tasks.ts'
import { runIndexStep } from '../../cms/search/indexing/index-tasks.ts'
import { database } from '../../db/database.ts'
import type { Databases } from '../../db/databases.ts'
import { operatorImport, operatorImportClaim, operatorImportRow } from '../../db/schema/operator.ts'
import { log } from '../../request/log.ts'
import { deliverPurges } from '../../purge/purge-outbox.ts'
import { isPurgeConfigured } from '../../purge/send-purge.ts'
import { jsonBody } from '../json-body.ts'
import {
  requireNoBody,
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
} from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { RowError } from './issue.ts'
import { countStaged, nextWaiting, type WaitingRow } from './staged-rows.ts'

export interface ImportContext extends Pick<OperatorContext<unknown>, 'db' | 'config' | 'now'> {
  /** Languages that the shop sells in. */
  locales: readonly Locale[]
}

/** An import kind: how its rows are validated and written. */
export interface ImportKind {
  name: 'products' | 'catalogue' | 'content'
  scope: OperatorScope
  /** Records per transaction. */
  perStep: number
  stage: (context: ImportContext, importId: string, rows: ImportRows['rows']) => Promise<RowError[]>
  apply: (context: ImportContext, importId: string, rows: readonly WaitingRow[]) => Promise<void>
}

/**
 * An import is opened, gets its rows, and is applied step by step, to stay within the platform's
 * limits. Nothing is written into the catalogue before it is applied.
 */
export function importCalls(app: Hono<OperatorEnv>, kind: ImportKind): void {
  const { scope } = kind
  const path = `/${kind.name}/imports`
  operatorCall(app, { method: 'POST', path, scope, parse: requireNoBody }, (context) =>
    openImport(context, kind),
  )
  operatorCall(
    app,
    { method: 'PUT', path: `${path}/:id/rows`, scope, parse: jsonBody(ImportRows) },
    async (context) => {
      const id = await requireImport(context, kind)
      return { errors: await kind.stage(inLanguages(context), id, context.body.rows) }
    },
  )
  operatorCall(
    app,
    { method: 'POST', path: `${path}/:id/apply`, scope, parse: jsonBody(ApplyImport) },
    (context) => applyStep(context, kind),
  )
  operatorCall(
    app,
    { method: 'DELETE', path: `${path}/:id`, scope, parse: requireNoBody },
    async (context) => {
      const id = await requireImport(context, kind)
      const status = await countStaged(context.db, id)
      await deleteImport(context.db, id)
      return { ...status, done: true } satisfies ImportStatus
    },
  )
}

function inLanguages(context: OperatorContext<unknown>): ImportContext {
  return { ...context, locales: localesOf(context.domains) }
}

async function openImport(
  { db, keyId, now }: OperatorContext<undefined>,
  { name }: ImportKind,
): Promise<ImportStatus> {
  const id = crypto.randomUUID()
  await database(db)
    .insert(operatorImport)
    .values({ id, kind: name, keyId, createdAt: now.toISOString() })
  return { ...(await countStaged(db, id)), done: false }
}

/** The import of a path: of this kind, and opened by the same key. */
async function requireImport(
  { db, keyId, param }: OperatorContext<unknown>,
  { name }: ImportKind,
): Promise<string> {
  const id = param('id')
  const [row] = await database(db)
    .select({ id: operatorImport.id })
    .from(operatorImport)
    .where(
      and(
        eq(operatorImport.id, id),
        eq(operatorImport.kind, name),
        eq(operatorImport.keyId, keyId),
      ),
    )
  if (!row) throw new OperatorProblem(404, 'unknown_import', `There is no import ${id}.`)
  return id
}

/** One transaction: some records, or, when all are written, a derivation task. */
async function applyStep(
  context: OperatorContext<ApplyImport>,
  kind: ImportKind,
): Promise<ImportStatus> {
  const { db, env, body, now, waitUntil } = context
  const id = await requireImport(context, kind)
  const before = await countStaged(db, id)
  if (before.wrong > 0 && !body.partial) {
    const title = `Nothing was imported: ${before.wrong} rows are wrong.`
    throw new OperatorProblem(409, 'wrong_rows', title)
  }
  const rows = await nextWaiting(db, id, kind.perStep)
  const done =
    rows.length === 0 &&
    !(await runNextTask(db, now)) &&
    !(await indexStep({ db, searchDb: env.SEARCH_DB }))
  if (rows.length > 0) await kind.apply(inLanguages(context), id, rows)
  if (isPurgeConfigured(env)) waitUntil(deliverPurges(env))
  return { ...before, applied: before.applied + rows.length, done }
}

/** False also if it fails: the scheduled run then continues, which finds the task that fails. */
async function indexStep(databases: Databases): Promise<boolean> {
  try {
    return await runIndexStep(databases)
  } catch (error) {
    log('error', 'task-failure', { task: 'index', detail: String(error).slice(0, 300) })
    return false
  }
}

export async function deleteImport(db: D1Database, id: string): Promise<void> {
  const orm = database(db)
  await orm.batch([
    orm.delete(operatorImportRow).where(eq(operatorImportRow.importId, id)),
    orm.delete(operatorImportClaim).where(eq(operatorImportClaim.importId, id)),
    orm.delete(operatorImport).where(eq(operatorImport.id, id)),
  ])
}
