import type { Env } from '../env.ts'
import { changedSince, changedVariants } from './changed-tags.ts'
import { sendPurge } from './send-purge.ts'

/** The clocks of Worker and database may differ by this many milliseconds. */
const slack = 2000

/** After an order: tells the storefront which of its goods are sold out now, or there again. */
export async function purgeVariants(
  env: Env,
  since: Date,
  variantIds: readonly string[],
): Promise<void> {
  const earliest = new Date(since.getTime() - slack)
  const { tags, updatedAt } = await changedVariants(env.DB, earliest, variantIds)
  await sendPurge(env, tags, updatedAt)
}

/**
 * From time to time: tells the storefront everything that has changed, whoever changed it. So an
 * import or an editor needs no hook, and a purge that did not arrive is made up for.
 */
export async function purgeChanges(env: Env, since: Date): Promise<void> {
  const { tags, updatedAt } = await changedSince(env.DB, new Date(since.getTime() - slack))
  await sendPurge(env, tags, updatedAt)
}
