import { app } from './app.ts'
import { backUp } from './backup/back-up.ts'
import { runAllTasks } from './cms/listing/listing-tasks.ts'
import { runIndexSteps } from './cms/search/indexing/index-tasks.ts'
import { clearImports } from './operator/import/clear-imports.ts'
import { runQueuedJobs } from './jobs/run-queued-jobs.ts'
import { readConfig, type Env } from './env.ts'
import { withInjectedFaults } from './faults/faults.ts'
import { clearExpired } from './maintenance/clear-expired.ts'
import { sendMails } from './mail/sending/send-mails.ts'
import { runJobs } from './maintenance/run-jobs.ts'
import { retryRefunds } from './pay/send-refunds.ts'
import { purgeChanges, purgeWaiting } from './purge/purge-changed.ts'
import { issueAllDue } from './store/invoices/issue-all-due.ts'
import { releaseUnpaidOrders } from './store/orders/release-unpaid-orders.ts'
import { remindUnpaid } from './store/orders/remind-unpaid.ts'
import { notifyAllWatchers } from './store/products/notify-watchers.ts'

/** As in wrangler.toml. */
const everyMinute = '* * * * *'
const nightly = '30 2 * * *'

export default {
  fetch: (request, env, context) =>
    withInjectedFaults(request, env, () => Promise.resolve(app.fetch(request, env, context))),

  /**
   * Every minute emails, the search index and waiting purges; every quarter of an hour unpaid orders and clean-up; at
   * night a backup.
   */
  async scheduled({ scheduledTime, cron }, env) {
    const now = new Date(scheduledTime)
    const indexSearch = {
      name: 'index-search',
      run: () => runIndexSteps({ db: env.DB, searchDb: env.SEARCH_DB }),
    }
    if (cron === everyMinute)
      return runJobs([
        { name: 'send-mails', run: () => sendMails(env, now) },
        indexSearch,
        { name: 'purge-waiting', run: () => purgeWaiting(env) },
      ])
    if (cron === nightly) {
      const { DB, BACKUPS } = env
      return runJobs(BACKUPS ? [{ name: 'back-up', run: () => backUp(DB, BACKUPS, now) }] : [])
    }
    const config = readConfig(env)
    await runJobs([
      { name: 'remind-unpaid', run: () => remindUnpaid(env.DB, config, now) },
      { name: 'release-abandoned', run: () => releaseUnpaidOrders(env.DB, config, now) },
      { name: 'retry-refunds', run: () => retryRefunds(env.DB, config, now) },
      { name: 'issue-invoices', run: () => issueAllDue(env.DB, now) },
      { name: 'notify-watchers', run: () => notifyAllWatchers(env.DB, config, now) },
      { name: 'refresh-listings', run: () => runAllTasks(env.DB, now) },
      indexSearch,
      { name: 'clear-imports', run: () => clearImports(env.DB, now) },
      { name: 'clear-expired', run: () => clearExpired(env.DB, now) },
      { name: 'purge-changes', run: () => purgeChanges(env, now) },
    ])
    return undefined
  },

  /** Jobs that requests have queued (JOBS). */
  queue: (batch, env) => runQueuedJobs(batch, env, new Date()),
} satisfies ExportedHandler<Env>
