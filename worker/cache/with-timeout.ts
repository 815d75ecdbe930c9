import { settlesAtOnce } from './settles-at-once.ts'

/** Rejects after a timeout: a hanging store must not block pages. */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  if (await settlesAtOnce(work)) return work
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Not within ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
