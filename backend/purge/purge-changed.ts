import { purgeTag } from '../../domain/contract/purge.ts'
import type { Env } from '../env.ts'
import { queueJobs } from '../jobs/queue-jobs.ts'
import { moveWatermark, readWatermark } from '../maintenance/watermark.ts'
import { type Changed, changedSince, changedVariants } from './changed-tags.ts'
import { deliverPurges, queuePurge } from './purge-outbox.ts'
import { isPurgeConfigured } from './send-purge.ts'

/** Milliseconds between dating a row and its being seen: clocks differ, a transaction takes a while. */
const slack = 60_000
const watermark = 'purge'

/** Notifies the storefront of a change just now. What it does not take is sent by the next run. */
export async function purgeTags(env: Env, changed: Changed): Promise<void> {
  if (!isPurgeConfigured(env) || changed.tags.length === 0) return
  await queuePurge(env.DB, changed).run()
  if (!(await queueJobs(env, [{ kind: 'send_purges' }]))) await deliverPurges(env)
}

/** After a change of stock: notifies the storefront which of its items are sold out now, or there again. */
export async function purgeVariants(
  env: Env,
  since: Date,
  variantIds: readonly string[],
): Promise<void> {
  await purgeTags(env, await changedVariants(env.DB, since, variantIds))
}

/**
 * From time to time: tells the storefront everything that has changed since the last run, whoever
 * changed it, so that an import or an editor needs no hook; and what it has not taken before. The
 * watermark moves in the transaction that queues what was found, so no failure loses a change. The
 * first run of a database purges everything: nobody knows what came before.
 */
export async function purgeChanges(env: Env, now = new Date()): Promise<void> {
  if (!isPurgeConfigured(env)) return
  const since = await readWatermark(env.DB, watermark)
  const changed = since
    ? await changedSince(env.DB, new Date(since.getTime() - slack))
    : { tags: [purgeTag.cms, purgeTag.store], updatedAt: now }
  await env.DB.batch([
    ...(changed.tags.length > 0 ? [queuePurge(env.DB, changed)] : []),
    moveWatermark(env.DB, watermark, now),
  ])
  await deliverPurges(env)
}

/** Every minute: what the storefront would not take, because the platform takes few calls a minute. */
export async function purgeWaiting(env: Env): Promise<void> {
  if (isPurgeConfigured(env)) await deliverPurges(env)
}
