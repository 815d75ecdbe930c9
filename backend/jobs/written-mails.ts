import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { type Env, readConfig } from '../env.ts'
import { findTransport } from '../mail/sending/find-transport.ts'
import { queueJobs } from './queue-jobs.ts'

/** Ids of emails written by a request so far, in any transaction. */
const written = new AsyncLocalStorage<string[]>()

export function recordWrittenMail(id: string): void {
  written.getStore()?.push(id)
}

/** Queues a request's emails right after its response, if there is a queue. */
export function sendWrittenMails(): MiddlewareHandler<{ Bindings: Env }> {
  return async (c, next) => {
    if (!c.env.JOBS) return next()
    return written.run([], async () => {
      await next()
      c.executionCtx.waitUntil(queueWrittenMails(c.env))
    })
  }
}

/** New since the last call: waitUntil work writes some, too. */
export async function queueWrittenMails(env: Env): Promise<void> {
  const ids = written.getStore()?.splice(0) ?? []
  if (ids.length === 0 || !findTransport(env, readConfig(env))) return
  await queueJobs(
    env,
    ids.map((id) => ({ kind: 'send_mail', id })),
  )
}
