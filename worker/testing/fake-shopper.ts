import { env } from 'cloudflare:test'
import { createApp } from '../app.ts'
import { cartToken, type FakeStore } from './fake-store.ts'

/** A browser's requests to the whole Worker with its store; without a session as a guest. */
export function createShopper(
  store: FakeStore,
  chosen = 'dhl~~card',
  session = '',
  more = '',
  variables: Record<string, string> = {},
) {
  const app = createApp()
  // The same bindings are the same isolate with its memory.
  const bindings = { ...env, ...variables, BACKEND: store }
  const cookie = `cart=${cartToken}; checkout=${chosen}; session=${session}; ${more}`
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [cookie, headers.get('Cookie')].filter(Boolean).join('; '))
    headers.set('Origin', 'https://shop.test')
    const context = { waitUntil() {}, passThroughOnException() {}, props: {} }
    return app.request(`https://shop.test${path}`, { ...init, headers }, bindings, context)
  }
  return {
    send,
    get: (path: string) => send(path),
    json: (method: string, path: string, body: object = {}) =>
      send(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    form: (path: string, fields: Record<string, string> | [string, string][]) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  }
}

export const cookiesOf = (response: Response) => response.headers.getSetCookie().join('\n')
