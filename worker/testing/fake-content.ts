import { inContext, testEnv } from './fake-backend.ts'
import * as z from 'zod/mini'
import { cmsCall } from '../../domain/contract/call.ts'
import type { Env } from '../env.ts'
import { prepare } from '../upstream/prepare.ts'
import { identityOf } from '../upstream/request-identity.ts'
import { UpstreamError } from '../upstream/upstream-error.ts'
import { contentStatus } from '../cache/cache-status.ts'
import { readContent, visitorScope } from '../upstream/reads/content-cache.ts'
import type { ContentRead } from '../upstream/reads/content-read.ts'
import type { UpstreamResult } from '../cache/content/upstream-result.ts'

export type Value = { text: string } | null
type ResponseBody =
  | Value
  | Error
  | Promise<UpstreamResult<Value>>
  | { updatedAt: string; text: string }

const thing = cmsCall({ method: 'GET', path: '/:name', response: z.unknown(), summary: '' })

/** For tests: an upstream with given answers that counts its requests. */
export function upstream(
  result: () => ResponseBody,
  { name = 'thing', ...read }: Partial<ContentRead<Value>> & { name?: string } = {},
) {
  const requested = { times: 0 }
  const reading: ContentRead<Value> = {
    profile: 'product',
    schema: z.nullable(z.object({ text: z.string() })),
    tags: (value) => ['things', ...(value ? [`thing:${value.text}`] : [])],
    request: {
      identity: (upstreamContext) =>
        identityOf(upstreamContext, thing, prepare(upstreamContext, thing, { params: { name } })),
      async send() {
        requested.times += 1
        const given = result()
        if (given instanceof Error) throw given
        if (given instanceof Promise) return given
        const updatedAt = given && 'updatedAt' in given ? Date.parse(given.updatedAt) : null
        return { response: given && { text: given.text }, size: 100, updatedAt }
      },
    },
    ...read,
  }
  return { requested, reading }
}

interface Outcome {
  value: Value
  status: string | null
  whole: boolean
  fresh: number
}

/** For tests: reads once, like a page. */
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
      const { dependencies } = scope
      return c.json({
        value,
        status: contentStatus(dependencies),
        whole: dependencies.isComplete,
        fresh: dependencies.fresh,
      })
    },
    url,
  )
  return (await response.json()) as Outcome
}

/** For tests: a fresh isolate, optionally with a KV of its own. */
export const newIsolate = (kv?: Partial<KVNamespace>) => {
  const env = testEnv(() => new Response())
  // The tests replace single methods of the namespace.
  return kv
    ? {
        ...env,
        CACHE: {
          get: env.CACHE.get.bind(env.CACHE),
          put: env.CACHE.put.bind(env.CACHE),
          list: env.CACHE.list.bind(env.CACHE),
          delete: env.CACHE.delete.bind(env.CACHE),
          ...kv,
        } as KVNamespace,
      }
    : env
}
/** For tests: the error of a call to a dead upstream. */
export const outage = () => new UpstreamError({ upstream: 'cms', kind: 'timeout' })
/** For tests: cache key of a read in a plain context. */
export async function keyIn(env: Env, { request }: ContentRead<Value>): Promise<string> {
  let key: string | undefined
  await inContext(env, async (c) => {
    key = await request.identity(visitorScope(c).upstreamContext)
    return c.body(null)
  })
  if (key === undefined) throw new Error('no key')
  return key
}
