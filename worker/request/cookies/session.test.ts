import { describe, it } from 'vitest'
import { inContext, testEnv } from '../../testing/fake-backend.ts'
import { dropCartToken, endSession, setCartTokenCookie, startSession } from './session.ts'
import { signPriceGroup } from './price-group.ts'
import { readConfig } from '../../env.ts'

const bindings = testEnv(() => new Response())
const business = { variant: 'b2b', groups: ['trade', 'gold'] }
const tomorrow = () => Date.now() + 86_400_000

async function groupWith(cookie: string) {
  const request = new Request('http://shop.test/', { headers: { Cookie: cookie } })
  const response = await inContext(bindings, (c) => c.json(c.var.context.priceGroup), request)
  return response.json()
}

const publicGroup = { variant: 'b2c', groups: [] }

describe('§6 user variant and groups as price group', () => {
  it('is valid when signed by the server, with the groups in one order', async ({ expect }) => {
    const signed = await signPriceGroup(readConfig(bindings), 't1', business, tomorrow())
    const cookie = `session=t1; price_group=${encodeURIComponent(signed)}`
    const expected = { variant: 'b2b', groups: ['gold', 'trade'] }
    expect(await groupWith(cookie)).toEqual(expected)
    expect(await groupWith(cookie), 'from memory').toEqual(expected)
  })

  it('is public for a forged, altered, truncated or foreign value', async ({ expect }) => {
    const config = readConfig(bindings)
    const signed = await signPriceGroup(config, 't1', business, tomorrow())
    const foreign = await signPriceGroup(
      { ...config, SESSION_SECRET: 'another-secret-of-somebody' },
      't1',
      business,
      tomorrow(),
    )
    const forgeries = [
      signed.replace('b2b', 'vip'),
      signed.replace('gold', 'gilt'),
      signed.slice(0, -1),
      `${signed.slice(0, -1)}${signed.endsWith('0') ? '1' : '0'}`,
      signed.slice(0, signed.lastIndexOf('.')),
      foreign,
      '{"variant":"b2b","groups":[],"expires":9e15}.',
      '.',
      '',
      'x'.repeat(5000),
    ]
    for (const forged of forgeries) {
      expect(
        await groupWith(`session=t1; price_group=${encodeURIComponent(forged)}`),
        forged,
      ).toEqual(publicGroup)
    }
  })

  it('is public after its expiry and without a session', async ({ expect }) => {
    const config = readConfig(bindings)
    const old = encodeURIComponent(await signPriceGroup(config, 't1', business, Date.now() - 1))
    expect(await groupWith(`session=t1; price_group=${old}`)).toEqual(publicGroup)
    const good = encodeURIComponent(await signPriceGroup(config, 't1', business, tomorrow()))
    expect(await groupWith(`price_group=${good}`)).toEqual(publicGroup)
  })

  it('is invalid with another login, and after its own has ended', async ({ expect }) => {
    const config = readConfig(bindings)
    const signed = encodeURIComponent(await signPriceGroup(config, 't1', business, tomorrow()))
    expect(await groupWith(`session=t1; price_group=${signed}`)).not.toEqual(publicGroup)
    for (const other of ['t2', 'AAAA', 't1.x', 't1%20']) {
      expect(await groupWith(`session=${other}; price_group=${signed}`), other).toEqual(publicGroup)
    }
  })
})

describe('design §8: cookies of a session', () => {
  const production = testEnv(() => new Response(), { ENVIRONMENT: 'production' })

  it('keep a login for 7 days, HttpOnly, and replace the guest cart’s', async ({ expect }) => {
    const response = await inContext(production, async (c) => {
      await startSession(c, 'token-1', business)
      return c.json(c.var.visitor)
    })
    expect(await response.json()).toEqual({ sessionToken: 'token-1', cartToken: null })
    const [session, group, cart, known] = response.headers.getSetCookie()
    expect(session).toBe(
      '__Host-session=token-1; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(group).toMatch(
      /^__Host-price_group=.+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(cart).toMatch(/^__Host-cart=; Max-Age=0;/)
    // The only cookie that scripts can read: it says what there is to show, not its content.
    expect(known).toBe('known=1; Max-Age=604800; Path=/; Secure; SameSite=Lax')
  })

  it('have neither prefix nor Secure without https', async ({ expect }) => {
    const response = await inContext(bindings, async (c) => {
      await startSession(c, 'token-1', business)
      return c.body(null)
    })
    expect(response.headers.getSetCookie()[0]).toBe(
      'session=token-1; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax',
    )
  })

  it('keep a guest cart for a day, and never a junk token', async ({ expect }) => {
    const response = await inContext(production, (c) => {
      setCartTokenCookie(c, 'cart-1')
      setCartTokenCookie(c, 'a\r\nSet-Cookie: x=1')
      return c.json(c.var.visitor)
    })
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-cart=cart-1; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
      'known=cart; Max-Age=86400; Path=/; Secure; SameSite=Lax',
    ])
  })

  it('are cleared at logout and after an order', async ({ expect }) => {
    const response = await inContext(
      bindings,
      (c) => {
        endSession(c)
        dropCartToken(c)
        return c.json(c.var.visitor)
      },
      new Request('http://shop.test/', { headers: { Cookie: 'session=t; cart=c' } }),
    )
    expect(await response.json()).toEqual({ sessionToken: null, cartToken: null })
    expect(response.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
      'session=',
      'price_group=',
      // The guest's cart exists until it is ordered.
      'known=cart',
      // What the customer typed into the checkout.
      'checkout_inputs=',
      'cart=',
      'known=',
    ])
  })
})
