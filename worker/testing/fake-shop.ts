import { createApp } from '../app.ts'
import { exampleBackend } from './example-backend.ts'
import { testEnv } from './fake-backend.ts'

/** For tests: the Worker in an isolate of its own, before a backend of the contract's examples. */
export function exampleShop() {
  const app = createApp()
  const bindings = testEnv(async (request) => {
    // The contract's examples would lead every unknown path on.
    const isRouting = /\/cms\/(?:redirect|url-rewrite)\b/.test(request.url)
    if (isRouting) return Response.json({ errors: [{ status: 404, title: '' }] }, { status: 404 })
    const body = await request.text()
    return exampleBackend(request.url, { method: request.method, ...(body ? { body } : {}) })
  })
  /** The whole answer, once what was left for after it is done. */
  async function visit(address: string): Promise<Response> {
    const waiting: Promise<unknown>[] = []
    const response = await app.request(`http://shop.test${address}`, {}, bindings, {
      waitUntil: (work: Promise<unknown>) => void waiting.push(work),
      passThroughOnException() {},
      props: {},
    })
    const body = await response.arrayBuffer()
    for (let done = 0; done < waiting.length; done = waiting.length) await Promise.all(waiting)
    return new Response(response.status === 204 || response.status === 304 ? null : body, response)
  }
  return { bindings, visit }
}
