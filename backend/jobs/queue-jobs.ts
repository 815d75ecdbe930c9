import type { Env } from '../env.ts'
import { log } from '../request/log.ts'
import type { QueuedJob } from './queued-job.ts'

/** Messages of one call, as the platform takes them. */
const batchSize = 100

/**
 * Has jobs done at once by the queue's consumer. False where there is no queue or it takes nothing:
 * the rows that the jobs are about wait for the next scheduled run then.
 */
export async function queueJobs(env: Env, jobs: readonly QueuedJob[]): Promise<boolean> {
  const { JOBS } = env
  if (!JOBS) return false
  try {
    for (let start = 0; start < jobs.length; start += batchSize) {
      // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one call
      await JOBS.sendBatch(jobs.slice(start, start + batchSize).map((body) => ({ body })))
    }
    return true
  } catch (error) {
    log('warn', 'queue-failure', { detail: String(error).slice(0, 300) })
    return false
  }
}
