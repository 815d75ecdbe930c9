import { describe, it } from 'vitest'
import { openShop, purgeSecret } from '../testing/deployed-shop.ts'
import { plainHttp } from './plain-http.ts'
import { purgeRoundTrip } from './purge-round-trip.ts'
import { smokeTest } from './smoke-test.ts'

const status =
  (code: number) => (_: unknown, response: { writeHead(code: number): { end(): void } }) =>
    response.writeHead(code).end()

const html = (text: string) => (_: unknown, response: { end(text: string): void }) =>
  void response.end(text)

type Changes = Parameters<typeof openShop>[0]

async function lookAt<T>(changes: Changes, look: (origin: string) => Promise<T>): Promise<T> {
  const shop = await openShop(changes)
  try {
    return await look(shop.origin)
  } finally {
    await shop.close()
  }
}

describe('design §8 a deployed shop, seen from outside', () => {
  it('passes except for http, which only tests use', async ({ expect }) => {
    expect(await lookAt({}, smokeTest)).toEqual([expect.stringContaining('is not https')])
  })

  it.for<[string, Changes, RegExp]>([
    ['the sandbox', { '/pay': status(200) }, /sandbox is on/],
    ['the outbox', { '/outbox': status(200) }, /mails with links/],
    ['faults', { '/__faults': status(200) }, /break calls/],
    ['an open backend', { '/cms/graphql': status(400) }, /past the shop/],
    ['demo customers', { '/api/login': status(200) }, /demo customers/],
    ['open operator calls', { '/operator/prices': status(200) }, /without a signature/],
    ['no site map', { '/sitemap.xml': status(500) }, /sitemap\.xml answers 500/],
    ['a home page out of order', { '/': status(503) }, /answers 503, not a page/],
    ['a page without protection', { '/': status(200) }, /without Content-Security-Policy/],
    [
      'texts of the demo',
      { '/': html('<h1>Luft</h1><a href="/impressum">'), '/impressum': html('LuftBasis GmbH') },
      /named on \/impressum\./,
    ],
    [
      'a link to nothing',
      { '/': html('<h1>Luft</h1><a class="x" href="/rechner">') },
      /link to \/rechner, which answers 404/,
    ],
    ['files that are asked for again', { '/assets/app-1.css': status(200) }, /no immutable/],
  ])('is refused with %s', async ([, changes, sentence], { expect }) => {
    expect((await lookAt(changes, smokeTest)).join('\n')).toMatch(sentence)
  })
})

describe('§8 a deployed shop by http', () => {
  const atHttps = (changes: Changes) =>
    lookAt(changes, (origin) => plainHttp(origin.replace('http:', 'https:')))

  it('is refused where it answers, because no cart works there', async ({ expect }) => {
    expect((await atHttps({})).join()).toMatch(/without TLS.*Always Use HTTPS/)
  })

  it('leads to https, or is not there', async ({ expect }) => {
    const leadsOn: Changes = {
      '/': (_, response) => response.writeHead(301, { Location: 'https://127.0.0.1/' }).end(),
    }
    expect(await atHttps(leadsOn)).toEqual([])
    expect(await plainHttp('https://127.0.0.1:9')).toEqual([])
  })
})

describe('design §5 the round trip of a purge', () => {
  const waiting = { between: 1, looks: 5 }
  const trip = (changes: Changes, secret = purgeSecret) =>
    lookAt(changes, (origin) => purgeRoundTrip(origin, secret, waiting))

  it('is accepted and visible', async ({ expect }) => {
    expect(await trip({})).toEqual([])
  })

  it.for<[string, Changes, string, RegExp]>([
    ['another secret', {}, 'secret-of-the-backend', /does not know this PURGE_SECRET/],
    ['no check of signatures', { '/hooks/purge': status(204) }, purgeSecret, /forged signature/],
    ['no hook', { '/hooks/purge': status(404) }, purgeSecret, /answers 404/],
    ['no cache', { '/': status(200) }, purgeSecret, /never answered from a cache/],
  ])('fails by name with %s', async ([, changes, secret, sentence], { expect }) => {
    expect((await trip(changes, secret)).join()).toMatch(sentence)
  })

  it('fails if pages are requested through a missing cache', async ({ expect }) => {
    const cacheStatuses = [
      'Storefront-Page; hit; ttl=9',
      'Storefront-Page; fwd=miss, Platform; fwd=bypass',
    ]
    const withoutTier: Changes = {
      '/': (_, response) =>
        response.writeHead(200, { 'Cache-Status': cacheStatuses.shift() ?? '' }).end(),
    }
    expect((await trip(withoutTier)).join()).toMatch(/no cache stands before Pages/)
  })

  it('fails if a purge is accepted without effect', async ({ expect }) => {
    const deaf: Changes = {
      '/': (_, response) => response.writeHead(200, { 'Cache-Status': 'Shop; hit; ttl=9' }).end(),
    }
    expect((await trip(deaf)).join()).toMatch(/from before the purge/)
  })
})
