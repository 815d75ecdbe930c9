import type { Env } from '../env.ts'
import { sendMail } from '../mail/sending/send-mails.ts'
import { deliverPurges } from '../purge/purge-outbox.ts'
import { isPurgeConfigured } from '../purge/send-purge.ts'
import { log } from '../request/log.ts'
import { QueuedJob } from './queued-job.ts'

interface Received {
  message: Message
  job: QueuedJob
}

/**
 * Processes a batch of the queue. Each message is acknowledged or retried by itself, so that one
 * failure does not affect others; the platform moves repeated failures to the dead-letter queue.
 * Messages may be duplicated and unordered: their rows are looked up and claimed.
 */
export async function runQueuedJobs(batch: MessageBatch, env: Env, now: Date): Promise<void> {
  const received = batch.messages.flatMap((message) => {
    const job = QueuedJob.safeParse(message.body).data
    if (job) return [{ message, job }]
    // Of a newer version during a deployment; else it ends in the dead-letter queue.
    log('error', 'job-unknown', { message: message.id, attempts: message.attempts })
    retryLater(message)
    return []
  })
  const purges = received.filter(({ job }) => job.kind === 'send_purges')
  await Promise.all([
    ...(purges.length > 0 ? [runOnce(purges, () => sendPurges(env))] : []),
    ...received.map((one) =>
      one.job.kind === 'send_mail'
        ? runOnce([one], mailJob(env, one.job.id, now))
        : Promise.resolve(),
    ),
  ])
}

/** Seconds until a retry; null: done. */
type Work = () => Promise<number | null>

async function runOnce(received: readonly Received[], work: Work): Promise<void> {
  try {
    const delaySeconds = await work()
    for (const { message } of received) {
      if (delaySeconds === null) message.ack()
      else message.retry({ delaySeconds })
    }
  } catch (error) {
    const [first] = received
    log('error', 'job-failure', { job: first?.job.kind, detail: String(error).slice(0, 300) })
    for (const { message } of received) retryLater(message)
  }
}

function mailJob(env: Env, id: string, now: Date): Work {
  return () => sendMail(env, id, now)
}

/** All waiting purges are sent together, however many messages there are. */
async function sendPurges(env: Env): Promise<null> {
  if (isPurgeConfigured(env)) await deliverPurges(env)
  return null
}

/** Backoff: 10, 20, 40 … seconds, an hour at most. */
function retryLater(message: Message): void {
  message.retry({ delaySeconds: Math.min(10 * 2 ** (message.attempts - 1), 3600) })
}
