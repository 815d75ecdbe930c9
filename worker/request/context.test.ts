import { describe, it } from 'vitest'
import type { Visitor } from '../env.ts'
import type { PublicContext } from '../../domain/context.ts'
import { inContext, testEnv } from '../testing/fake-backend.ts'

const bindings = testEnv(() => new Response())

async function contextOf(
  url: string,
  headers: Record<string, string> = {},
  variables: Record<string, string> = {},
) {
  const env = Object.keys(variables).length === 0 ? bindings : { ...bindings, ...variables }
  const response = await inContext(
    env,
    (c) => c.json({ context: c.var.context, visitor: c.var.visitor }),
    new Request(url, { headers }),
  )
  return (await response.json()) as { context: PublicContext; visitor: Visitor }
}

describe('§2 domain list', () => {
  it.for([
    ['http://shop.test/', 'de', 'EUR', 'http://shop.test'],
    ['http://cs.shop.test/', 'cs', 'CZK', 'http://cs.shop.test'],
    ['http://CS.shop.test/x', 'cs', 'CZK', 'http://cs.shop.test'],
    ['http://unknown.example/', 'de', 'EUR', 'http://shop.test'],
    ['http://shop.test.evil.example/', 'de', 'EUR', 'http://shop.test'],
  ] as const)(
    'gives %s the locale %s and the currency %s',
    async ([url, locale, currency, origin], { expect }) => {
      const { context } = await contextOf(url)
      expect(context).toMatchObject({ locale, currency, origin })
    },
  )

  it('ignores X-Forwarded-Host and its like (design §8: unkeyed headers)', async ({ expect }) => {
    const plain = await contextOf('http://shop.test/')
    const forwarded = await contextOf('http://shop.test/', {
      'X-Forwarded-Host': 'cs.shop.test',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=evil.example',
      'X-Host': 'evil.example',
      'X-Original-URL': '/admin',
      'Accept-Language': 'cs',
    })
    expect(forwarded).toEqual(plain)
  })

  it('builds the origin with https in production', async ({ expect }) => {
    const { context } = await contextOf('http://shop.test/', {}, { ENVIRONMENT: 'production' })
    expect(context.origin).toBe('https://shop.test')
  })
})

describe('§4 Preferences', () => {
  it('shows gross prices with the net ones beside them unless cookies say otherwise', async ({
    expect,
  }) => {
    expect((await contextOf('http://shop.test/')).context).toMatchObject({
      netPrices: false,
      bothPrices: true,
    })
    const cookies = { Cookie: 'display_vat=1; display_both_prices=0' }
    expect((await contextOf('http://shop.test/', cookies)).context).toMatchObject({
      netPrices: true,
      bothPrices: false,
    })
    const junk = { Cookie: 'display_vat=<script>; display_both_prices=; =; ;;a; currency=%zz' }
    expect((await contextOf('http://shop.test/', junk)).context).toMatchObject({
      netPrices: false,
      bothPrices: true,
    })
  })
})

describe('§6 roles', () => {
  it('reads session and guest cart from cookies, and ignores junk', async ({ expect }) => {
    const known = await contextOf('http://shop.test/', { Cookie: 'session=abc.DEF-1; cart=c_1' })
    expect(known.visitor).toEqual({ sessionToken: 'abc.DEF-1', cartToken: 'c_1' })
    const junk = await contextOf('http://shop.test/', {
      Cookie: 'session=a b; cart=%0d%0aX-Evil:1',
    })
    expect(junk.visitor).toEqual({ sessionToken: null, cartToken: null })
  })

  it('reads only __Host- cookies in production', async ({ expect }) => {
    const cookies = { Cookie: 'session=planted; __Host-cart=c1' }
    const { visitor } = await contextOf('http://shop.test/', cookies, { ENVIRONMENT: 'production' })
    expect(visitor).toEqual({ sessionToken: null, cartToken: 'c1' })
  })
})
