import { inContext, testEnv } from '../upstream/fake-backend.ts'
import * as z from 'zod'
import type { PublicContext } from '../../domain/context.ts'
import type { Env } from '../env.ts'
import type { Answered } from '../upstream/ask.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { contentStatus } from './cache-status.ts'
import { type ContentRead, readContent, visitorScope } from './content-cache.ts'

export type Value = { text: string } | null
type Answer = Value | Error | Promise<Answered<Value>> | { updatedAt: string; text: string }

/** For tests: an upstream that answers as told and counts. */
export function upstream(answer: () => Answer, read: Partial<ContentRead<Value>> = {}) {
  const asked = { times: 0 }
  const reading: ContentRead<Value> = {
    key: 'cms/thing',
    profile: 'product',
    schema: z.object({ text: z.string() }).nullable(),
    tags: (value) => ['things', ...(value ? [`thing:${value.text}`] : [])],
    async load() {
      asked.times += 1
      const given = answer()
      if (given instanceof Error) throw given
      if (given instanceof Promise) return given
      const updatedAt = given && 'updatedAt' in given ? Date.parse(given.updatedAt) : null
      return { answer: given && { text: given.text }, size: 100, updatedAt }
    },
    ...read,
  }
  return { asked, reading }
}

interface Outcome {
  value: Value
  status: string | null
  whole: boolean
  fresh: number
}

/** For tests: reads once, as a page would. */
export async function readIn(
  env: Env,
  reading: ContentRead<Value>,
  url = 'http://shop.test/',
): Promise<Outcome> {
  const response = await inContext(
    env,
    async (c) => {
      const scope = visitorScope(c)
      const value = await readContent(scope, reading)
      const { trail } = scope
      return c.json({
        value,
        status: contentStatus(trail),
        whole: trail.isWhole,
        fresh: trail.fresh,
      })
    },
    url,
  )
  return (await response.json()) as Outcome
}

/** For tests: an isolate that has just started, perhaps with a KV of its own. */
export const newIsolate = (kv?: Partial<KVNamespace>) => {
  const env = testEnv(() => new Response())
  // The tests replace single methods of the namespace.
  return kv
    ? {
        ...env,
        CACHE: {
          get: env.CACHE.get.bind(env.CACHE),
          put: env.CACHE.put.bind(env.CACHE),
          ...kv,
        } as KVNamespace,
      }
    : env
}
/** For tests: what a dead upstream makes of a call. */
export const outage = () => new UpstreamError({ upstream: 'cms', kind: 'timeout' })
/** For tests: the context of a plain visit. */
export async function contextIn(env: Env) {
  let context: PublicContext | undefined
  await inContext(env, (c) => {
    context = c.var.context
    return c.body(null)
  })
  if (!context) throw new Error('no context')
  return context
}
