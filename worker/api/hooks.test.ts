import { reset } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterEach, describe, it } from 'vitest'
import type { AppEnv, Env } from '../env.ts'
import { isolateOf } from '../cache/isolate.ts'
import { requestContext } from '../request/context.ts'
import { hmac } from '../../domain/crypto/hmac.ts'
import { testEnv } from '../testing/fake-backend.ts'
import { hooks } from './hooks.ts'

const secret = 'test-purge-secret-0123456789'
const good = JSON.stringify({ tags: ['product:1', 'catalog'], updatedAt: '2026-11-21T06:00:00Z' })
const now = () => String(Math.floor(Date.now() / 1000))

interface Sent {
  body?: string
  timestamp?: string
  signature?: string
  signedWith?: string
}

async function send(
  { body = good, timestamp = now(), signature, signedWith = secret }: Sent = {},
  env?: Env,
) {
  const app = new Hono<AppEnv>()
  app.use(requestContext())
  app.route('/hooks', hooks)
  const headers = {
    'X-Hook-Timestamp': timestamp,
    'X-Hook-Signature': signature ?? (await hmac(signedWith, `${timestamp}.${body}`)),
  }
  return app.request(
    'http://shop.test/hooks/purge',
    { method: 'POST', body, headers },
    env ?? testEnv(() => new Response()),
  )
}

afterEach(() => reset())

describe('design §5: POST /hooks/purge', () => {
  it('purges the tags of a signed message', async ({ expect }) => {
    const env = testEnv(() => new Response())
    const before = Date.now()
    const response = await send({}, env)
    expect(response.status).toBe(204)
    expect(
      isolateOf(env).tags.isPurged({ tags: ['product:1'], storedAt: before, updatedAt: null }),
    ).toBe(true)
    expect(
      isolateOf(env).tags.isPurged({ tags: ['product:2'], storedAt: before, updatedAt: null }),
    ).toBe(false)
    expect(isolateOf(env).tags.latest(['catalog'])?.updatedAt).toBe(Date.UTC(2026, 10, 21, 6))
  })

  it('is signed with the former secret while it is replaced', async ({ expect }) => {
    const signedWith = 'purge-secret-of-last-year'
    const during = testEnv(() => new Response(), { FORMER_PURGE_SECRET: signedWith })
    expect((await send({ signedWith }, during)).status).toBe(204)
    expect((await send({}, during)).status).toBe(204)
    expect((await send({ signedWith })).status).toBe(401)
  })

  it('refuses a message with no signature, a forged one or a foreign one', async ({ expect }) => {
    const forgeries: Sent[] = [
      { signature: '' },
      { signature: '0'.repeat(64) },
      { signature: 'zz' },
      { signedWith: 'another-secret-of-somebody' },
      { timestamp: '' },
      { timestamp: 'NaN' },
      { timestamp: '-1' },
    ]
    for (const forged of forgeries)
      expect((await send(forged)).status, JSON.stringify(forged)).toBe(401)
    const signed = await hmac(secret, `${now()}.${good}`)
    expect(
      (await send({ body: good.replace('product:1', 'store'), signature: signed })).status,
    ).toBe(401)
  })

  it('refuses a message whose timestamp differs by more than 5 minutes', async ({ expect }) => {
    const at = (seconds: number) => String(Number(now()) + seconds)
    expect((await send({ timestamp: at(-290) })).status).toBe(204)
    expect((await send({ timestamp: at(-310) })).status).toBe(401)
    expect((await send({ timestamp: at(310) })).status).toBe(401)
  })

  it.for([
    '',
    'null',
    '{',
    '{"tags":[],"updatedAt":"2026-11-21T06:00:00Z"}',
    '{"tags":["a b"],"updatedAt":"2026-11-21T06:00:00Z"}',
    '{"tags":["a"],"updatedAt":"yesterday"}',
    '{"tags":"catalog","updatedAt":"2026-11-21T06:00:00Z"}',
    JSON.stringify({ tags: Array(501).fill('a'), updatedAt: '2026-11-21T06:00:00Z' }),
  ])('answers 422 for the signed junk %s', async (body, { expect }) => {
    const response = await send({ body })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [{ status: 422, title: 'does not fit' }],
    })
  })

  it('reads no more than 64 kB', async ({ expect }) => {
    expect((await send({ body: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it('answers 503 when other isolates cannot be notified, so that the sender retries', async ({
    expect,
  }) => {
    const CACHE = { get: async () => null, put: async () => Promise.reject(new Error('429')) }
    // Only these two methods are used.
    const env = { ...testEnv(() => new Response()), CACHE } as unknown as Env
    const response = await send({}, env)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('2')
  })
})
