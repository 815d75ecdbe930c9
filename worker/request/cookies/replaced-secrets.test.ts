import { describe, it } from 'vitest'
import { readConfig } from '../../env.ts'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { recognisedDevice, rememberDevice } from './known-device.ts'
import { signPriceGroup } from './price-group.ts'

const former = 'the-secret-of-last-year-1'
const before = testEnv(() => new Response(), { SESSION_SECRET: former })
const during = testEnv(() => new Response(), { FORMER_SESSION_SECRET: former })
const after = testEnv(() => new Response())
const email = 'jana@example.com'

const withCookie = (cookie: string) =>
  new Request('http://shop.test/', { headers: { Cookie: cookie } })

async function groupIn(bindings: typeof before, cookie: string) {
  const response = await inContext(
    bindings,
    (c) => c.json(c.var.context.priceGroup.variant),
    withCookie(cookie),
  )
  return response.json()
}

async function isKnownIn(bindings: typeof before, cookie: string) {
  const response = await inContext(
    bindings,
    async (c) => c.json((await recognisedDevice(c, email)) !== null),
    withCookie(cookie),
  )
  return response.json()
}

/** The device cookie after a sign-in. */
async function signedIn(bindings: typeof before, cookie = '') {
  const response = await inContext(
    bindings,
    async (c) => {
      await rememberDevice(c, email)
      return c.body(null, 204)
    },
    withCookie(cookie),
  )
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

describe('§6 cookies while SESSION_SECRET is replaced', () => {
  it('keep the price group until the former secret is removed', async ({ expect }) => {
    const group = { variant: 'b2b', groups: ['trade'] }
    const config = readConfig(before)
    const signed = await signPriceGroup(config, 't1', group, Date.now() + 86_400_000)
    const cookie = `session=t1; price_group=${encodeURIComponent(signed)}`
    expect(await groupIn(during, cookie)).toBe('b2b')
    expect(await groupIn(after, cookie)).toBe('b2c')
    const foreign = `session=t2; price_group=${encodeURIComponent(signed)}`
    expect(await groupIn(during, foreign)).toBe('b2c')
  })

  it('know a device, which the next sign-in signs with the new secret', async ({ expect }) => {
    const old = await signedIn(before)
    expect(await isKnownIn(during, old)).toBe(true)
    expect(await isKnownIn(after, old)).toBe(false)
    const renewed = await signedIn(during, old)
    expect(renewed.split('.')[0], 'the same device').toBe(old.split('.')[0])
    expect(await isKnownIn(after, renewed)).toBe(true)
  })
})
