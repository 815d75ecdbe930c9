import { purgeTag } from '../../domain/contract/purge.ts'
import type { Env } from '../env.ts'
import { queueJobs } from '../jobs/queue-jobs.ts'
import { advanceWatermark, readWatermark } from '../maintenance/watermark.ts'
import { type Changed, changedSince, changedVariants } from './changed-tags.ts'
import { deliverPurges, queuePurge } from './purge-outbox.ts'
import { isPurgeConfigured } from './send-purge.ts'

/**
 * Milliseconds between a row's modification time and its visibility: clock skew and transaction
 * time.
 */
const overlapMs = 60_000
const watermark = 'purge'

/** Purges a change at once. A failed purge is sent by the next run. */
export async function purgeTags(env: Env, changed: Changed): Promise<void> {
  if (!isPurgeConfigured(env) || changed.tags.length === 0) return
  await queuePurge(env.DB, changed).run()
  if (!(await queueJobs(env, [{ kind: 'send_purges' }]))) await deliverPurges(env)
}

/** After a stock change: purges its products that sold out or were restocked. */
export async function purgeVariants(
  env: Env,
  since: Date,
  variantIds: readonly string[],
): Promise<void> {
  await purgeTags(env, await changedVariants(env.DB, since, variantIds))
}

/**
 * Periodically: purges everything changed since the last run, whoever changed it, so that imports
 * and editors need no hook; and retries failed purges. The watermark moves in the transaction that
 * queues the purges, so no failure loses a change. The first run of a database purges everything,
 * and knows of no change: as one of now, it would make every response look like that of a lagging
 * replica, and the storefront would store nothing for a minute.
 */
export async function purgeChanges(env: Env, now = new Date()): Promise<void> {
  if (!isPurgeConfigured(env)) return
  const since = await readWatermark(env.DB, watermark, now)
  const changed = since
    ? await changedSince(env.DB, new Date(since.getTime() - overlapMs))
    : { tags: [purgeTag.cms, purgeTag.store], updatedAt: new Date(0) }
  await env.DB.batch([
    ...(changed.tags.length > 0 ? [queuePurge(env.DB, changed)] : []),
    advanceWatermark(env.DB, watermark, now),
  ])
  await deliverPurges(env)
}

/** Every minute: retries failed purges, because the platform accepts few calls a minute. */
export async function purgeWaiting(env: Env): Promise<void> {
  if (isPurgeConfigured(env)) await deliverPurges(env)
}
