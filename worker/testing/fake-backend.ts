import { env } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import type { AppEnv, Env } from '../env.ts'
import { requestContext } from '../request/context.ts'

/** For tests: bindings of a new isolate, with a backend of given answers. */
export function testEnv(
  backend: (request: Request) => Response | Promise<Response>,
  variables: Record<string, string> = {},
): Env {
  const fetch = async (url: string, init: RequestInit) => backend(new Request(url, init))
  // vitest.config.ts provides these bindings; of a Fetcher only `fetch` is used.
  return { ...env, ...variables, BACKEND: { fetch } } as unknown as Env
}

/** For tests: sends a request through the middlewares and returns the handler's response. */
export async function inContext(
  bindings: Env,
  handler: (c: Context<AppEnv>) => Promise<Response> | Response,
  request: Request | string = 'http://shop.test/',
): Promise<Response> {
  const waiting: Promise<unknown>[] = []
  const app = new Hono<AppEnv>()
  app.onError((error) => {
    throw error
  })
  app.use(requestContext())
  app.all('*', handler)
  const response = await app.fetch(
    typeof request === 'string' ? new Request(request) : request,
    bindings,
    {
      waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
      passThroughOnException() {},
      props: {},
    },
  )
  // waitUntil work may add more.
  for (let done = 0; done < waiting.length; done = waiting.length) await Promise.all(waiting)
  return response
}
