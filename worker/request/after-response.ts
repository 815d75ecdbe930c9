import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { log } from './log.ts'

/** Runs work after the response (waitUntil). A failure is logged and breaks nothing. */
export function afterResponse(c: Context<AppEnv>, work: Promise<unknown>): void {
  const guarded = work.catch((error: unknown) => {
    const detail = error instanceof Error ? error.name : 'unknown'
    log('warn', 'background-failure', { detail })
  })
  try {
    c.executionCtx.waitUntil(guarded)
  } catch {
    // Without an execution context (tests) the work just runs.
  }
}
