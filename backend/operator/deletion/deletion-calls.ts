import type { Hono } from 'hono'
import type { Deletion } from '../../../domain/operator/deletions.ts'
import type { OperatorScope } from '../../../domain/operator/scopes.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { requestTasks, runAllTasks } from '../../cms/listing/listing-tasks.ts'
import { runIndexStep } from '../../cms/search/indexing/index-tasks.ts'
import { queuePurge } from '../../purge/purge-outbox.ts'
import { purgeWaiting } from '../../purge/purge-changed.ts'
import { Target } from '../content/content-record.ts'
import { invalid } from '../find-variants.ts'
import { deletedPathRows, pathsOf } from '../former-paths.ts'
import { prepareStatements } from '../import/staged-rows.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Deletable } from './deletable.ts'
import { findCatalogueRecord } from './catalogue-deletion.ts'
import { findContentRecord } from './content-deletion.ts'
import { findProductRecord } from './product-deletion.ts'
import { readMentions } from './mentions.ts'
import { readUses, unlinkRows } from './uses.ts'

type Find = (
  context: OperatorContext<undefined>,
  type: string,
  id: string,
) => Promise<Deletable | null>

/** Deletes one record, so that the audit log names each. */
export function deletionCalls(app: Hono<OperatorEnv>): void {
  const register = (path: string, scope: OperatorScope, find: Find) =>
    operatorCall(app, { method: 'DELETE', path, scope, parse: requireNoBody }, (context) =>
      deleteRecord(context, find),
    )
  register('/products/:id', 'products:import', findProductRecord)
  register('/catalogue/:type/:id', 'catalogue:import', findCatalogueRecord)
  register('/content/:type/:id', 'content:import', findContentRecord)
}

async function deleteRecord(context: OperatorContext<undefined>, find: Find): Promise<Deletion> {
  const { db, env, now, waitUntil } = context
  const found = await find(context, context.param('type'), context.param('id'))
  if (!found) return { deleted: false }
  const { type, id, record, statements, tags, tasks } = found
  const paths = pathsOf(type, record)
  const target = targetOf(context.query.get('to'), type, paths)
  const uses = [
    ...(await readUses(db, found, target !== null)),
    // A link to a path that leads on stays good.
    ...(target === null ? await readMentions(db, found, paths) : []),
  ]
  if (uses.length > 0) {
    const errors = uses.map((reason) => ({ field: type, reason }))
    throw new OperatorProblem(409, 'in_use', `${type} "${id}" is still used.`, errors)
  }
  await db.batch([
    ...prepareStatements(db, statements),
    ...prepareStatements(db, unlinkRows(found)),
    ...prepareStatements(db, deletedPathRows(paths, target)),
    ...(tasks.length > 0 ? [requestTasks(db, tasks)] : []),
    queuePurge(db, { tags: [...tags, purgeTag.routing], updatedAt: now }),
  ])
  waitUntil(finish())
  return { deleted: true }

  /** The scheduled run does what is left after a failure. */
  async function finish() {
    if (tasks.length > 0) {
      await runAllTasks(db, now)
      // oxlint-disable-next-line no-await-in-loop -- each step continues the one before
      while (await runIndexStep({ db, searchDb: env.SEARCH_DB }));
    }
    await purgeWaiting(env)
  }
}

/** `?to=/lampen`: where the paths of the record lead from now on. */
function targetOf(to: string | null, type: string, paths: readonly string[]): string | null {
  if (to === null) return null
  const target = Target.safeParse(to)
  const reason = !target.success
    ? target.error.issues[0]?.message
    : paths.length === 0
      ? `a ${type} has no path that could lead there`
      : paths.includes(target.data)
        ? 'is a path of what is deleted'
        : null
  if (reason || !target.success) throw invalid([{ field: 'to', reason: reason ?? 'is no path' }])
  return target.data
}
