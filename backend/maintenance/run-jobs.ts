import { log } from '../request/log.ts'

/** A scheduled job; its name is for the log and for `/operator/health`. */
export interface Job<Name extends string = string> {
  name: Name
  run(): Promise<unknown>
}

/**
 * Runs all jobs sequentially, and calls `finished` after each that has not failed. A failure is
 * logged and stops no other job. @throws at the end if any failed: the platform then shows the run
 * as failed
 */
export async function runJobs<Name extends string>(
  jobs: readonly Job<Name>[],
  finished: (name: Name) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const failed: string[] = []
  for (const { name, run } of jobs) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: they share one database
      await run()
      // oxlint-disable-next-line no-await-in-loop
      await finished(name)
    } catch (error) {
      failed.push(name)
      log('error', 'job-failure', { job: name, detail: String(error) })
    }
  }
  if (failed.length > 0) throw new Error(`Scheduled jobs failed: ${failed.join(', ')}`)
}
