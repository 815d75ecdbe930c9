import type { Miniflare } from 'miniflare'

/** As `crons` in backend/wrangler.toml; the simulator does not run them. */
const crons = [
  { cron: '* * * * *', minutes: 1 },
  { cron: '*/15 * * * *', minutes: 15 },
  { cron: '30 2 * * *', minutes: 24 * 60 },
]

/** Runs the crons of a Worker until it is stopped. A failure is logged. */
export function startScheduledRuns(miniflare: Miniflare, worker: string) {
  const run = async (cron: string) => {
    try {
      // Asked for each time: a handle does not survive a restart of the runtime.
      await (await miniflare.getWorker(worker)).scheduled({ cron })
    } catch (error) {
      console.error('The scheduled run has failed', error)
    }
  }
  const timers = crons.map(({ cron, minutes }) => setInterval(run, minutes * 60_000, cron))
  for (const timer of timers) timer.unref()
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
  }
  return { run, stop }
}
