import { app } from './app.ts'
import { readConfig, type Env } from './env.ts'
import { withFaults } from './faults/faults.ts'
import { clearExpired } from './maintenance/clear-expired.ts'
import { purgeChanges } from './purge/purge-changed.ts'
import { releaseAbandoned } from './store/checkout/release-abandoned.ts'
import { remindUnpaid } from './store/checkout/remind-unpaid.ts'
import { notifyWatchers } from './store/products/notify-watchers.ts'

/** Milliseconds between two runs: `crons` of wrangler.toml. */
const runsEvery = 15 * 60_000

export default {
  fetch: (request, env, context) =>
    withFaults(request, env, () => Promise.resolve(app.fetch(request, env, context))),

  /** Every quarter of an hour (wrangler.toml): what nobody has paid or needs any more. */
  async scheduled({ scheduledTime }, env) {
    const now = new Date(scheduledTime)
    const config = readConfig(env)
    await remindUnpaid(env.DB, config, now)
    await releaseAbandoned(env.DB, config, now)
    // Whoever put the goods there: a delivery, an import, somebody at the database.
    await notifyWatchers(env.DB, config, null)
    await clearExpired(env.DB, now)
    await purgeChanges(env, new Date(scheduledTime - runsEvery))
  },
} satisfies ExportedHandler<Env>
