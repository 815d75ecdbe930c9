import type { Env } from '../env.ts'
import { log } from '../request/log.ts'
import type { QueuedJob } from './queued-job.ts'

/** Maximum messages per call of the platform. */
const batchSize = 100

/**
 * Queues jobs for the consumer. False if there is no queue or it fails: the scheduled run then
 * processes their rows.
 */
export async function queueJobs(env: Env, jobs: readonly QueuedJob[]): Promise<boolean> {
  const { JOBS } = env
  if (!JOBS) return false
  try {
    for (let start = 0; start < jobs.length; start += batchSize) {
      // oxlint-disable-next-line no-await-in-loop -- usually a single call
      await JOBS.sendBatch(jobs.slice(start, start + batchSize).map((body) => ({ body })))
    }
    return true
  } catch (error) {
    log('warn', 'queue-failure', { detail: String(error).slice(0, 300) })
    return false
  }
}
