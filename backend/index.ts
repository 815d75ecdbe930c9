import { app } from './app.ts'
import { backUp } from './backup/back-up.ts'
import { compactChanges } from './cms/listing/compact-changes.ts'
import { runAllTasks } from './cms/listing/listing-tasks.ts'
import { runIndexSteps } from './cms/search/indexing/index-tasks.ts'
import { clearImports } from './operator/import/clear-imports.ts'
import { runQueuedJobs } from './jobs/run-queued-jobs.ts'
import { readConfig, type Env } from './env.ts'
import { withInjectedFaults } from './faults/faults.ts'
import { clearExpired } from './maintenance/clear-expired.ts'
import { sendMails } from './mail/sending/send-mails.ts'
import { type JobName, recordRun } from './maintenance/job-runs.ts'
import { type Job, runJobs } from './maintenance/run-jobs.ts'
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
   * night listings and a backup.
   */
  async scheduled({ scheduledTime, cron }, env) {
    const jobs = jobsOf(cron, env, new Date(scheduledTime))
    await runJobs(jobs, (name) => recordRun(env.DB, name))
  },

  /** Jobs that requests have queued (JOBS). */
  queue: (batch, env) => runQueuedJobs(batch, env, new Date()),
} satisfies ExportedHandler<Env>

function jobsOf(cron: string, env: Env, now: Date): Job<JobName>[] {
  const { DB, SEARCH_DB, BACKUPS } = env
  const indexSearch: Job<JobName> = {
    name: 'index-search',
    run: () => runIndexSteps({ db: DB, searchDb: SEARCH_DB }),
  }
  if (cron === everyMinute)
    return [
      { name: 'send-mails', run: () => sendMails(env, now) },
      indexSearch,
      { name: 'purge-waiting', run: () => purgeWaiting(env) },
    ]
  if (cron === nightly)
    return [
      { name: 'compact-listings', run: () => compactChanges(DB, now) },
      ...(BACKUPS ? [{ name: 'back-up' as const, run: () => backUp(DB, BACKUPS, now) }] : []),
    ]
  const config = readConfig(env)
  return [
    { name: 'remind-unpaid', run: () => remindUnpaid(DB, config, now) },
    { name: 'release-abandoned', run: () => releaseUnpaidOrders(DB, config, now) },
    { name: 'retry-refunds', run: () => retryRefunds(DB, config, now) },
    { name: 'issue-invoices', run: () => issueAllDue(DB, now) },
    { name: 'notify-watchers', run: () => notifyAllWatchers(DB, config, now) },
    { name: 'refresh-listings', run: () => runAllTasks(DB, now) },
    indexSearch,
    { name: 'clear-imports', run: () => clearImports(DB, now) },
    { name: 'clear-expired', run: () => clearExpired(DB, now) },
    { name: 'purge-changes', run: () => purgeChanges(env, now) },
  ]
}
