import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { type CheckResult, runChecks } from '../../scripts/conformance/run-checks.ts'
import { startTestShop } from '../../scripts/test/test-shop.ts'

const token = 'token-of-the-conformance-test'

/** What an upstream answers instead; null: nothing is changed. */
type Misbehaviour = (call: string, status: number, text: string) => [number, string] | null

let shop: Awaited<ReturnType<typeof startTestShop>>
let server: Server
let misbehave: Misbehaviour = () => null
const headers = { authorization: '', 'idempotency-key': '', 'x-cart-token': '' }

/** The embedded backend over HTTP, as a CMS and store of somebody else would be. */
beforeAll(async () => {
  shop = await startTestShop({ backendVars: { BACKEND_TOKEN: token } })
  server = createServer(async (request, response) => {
    const received = await send(request)
    const call = `${request.method} ${request.url?.split('?')[0]}`
    const text = await received.text()
    const [status, body] = misbehave(call, received.status, text) ?? [received.status, text]
    const type = received.headers.get('Content-Type') ?? 'application/json'
    response.writeHead(status, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.close()
  await shop.stop()
})

async function send(request: IncomingMessage) {
  const body = request.method === 'GET' ? undefined : await buffer(request)
  const sent = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith('x-') || name in headers || name.startsWith('content-type')
      ? [[name, String(value)] as [string, string]]
      : [],
  )
  const init = { method: request.method ?? 'GET', headers: Object.fromEntries(sent) }
  return shop.store.fetch(`https://backend.internal${request.url}`, {
    ...init,
    ...(body && body.length > 0 ? { body } : {}),
  })
}

async function check(instead: Misbehaviour = () => null): Promise<CheckResult[]> {
  misbehave = instead
  const { port } = server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`
  return runChecks(
    {
      cms: `${base}/cms`,
      store: `${base}/store`,
      token,
      locale: 'de',
      currency: 'EUR',
      country: 'DEU',
    },
    { placesOrder: true, email: 'kunde@luftbasis.example', password: 'lueften-2026' },
  )
}

const violated = (results: readonly CheckResult[]) =>
  results
    .filter(({ outcome }) => outcome === 'violated')
    .map(({ name, detail }) => `${name}: ${detail}`)

describe('§7 contract: a CMS and a store are checked for conformance', () => {
  it('the embedded ones keep every rule', async ({ expect }) => {
    const results = await check()
    expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([])
    expect(results.length).toBeGreaterThan(58)
  })

  it.for<[string, Misbehaviour, RegExp]>([
    [
      'a missing field',
      (call, status, text) =>
        call.endsWith('/catalog/v2/state')
          ? [status, text.replaceAll('"catalogCode"', '"code"')]
          : null,
      /a listing has products.*products\.0\.catalogCode: expected string/,
    ],
    [
      'a status of 200 for what is unknown',
      (call, status) =>
        status === 404 && call.startsWith('GET /cms/catalog/product/') ? [200, '{}'] : null,
      /an unknown product is a 404.*answered with 200, not 404/,
    ],
    [
      'a failure without errors',
      (_, status) => (status === 422 ? [422, '{"message":"no"}'] : null),
      /an invalid amount.*a 422 without/,
    ],
    [
      'a key that places an order each time',
      orderEachTime(),
      /one key places one order.*has placed the orders/,
    ],
    [
      'a required call that is not served',
      (call) =>
        call.endsWith('/cart/shippers') ? [404, '{"errors":[{"status":404,"title":"?"}]}'] : null,
      /shippers and payments.*answered with 404; nothing can be ordered/,
    ],
    [
      'a link that outlives its end',
      (call, status, text) =>
        call.startsWith('GET /store/api/v1/shared-lists/') && status === 404
          ? [200, '{"data":{"name":"","items":[]}}']
          : [status, text],
      /a shared list is found by its token, until its link is ended.*answered with 200, not 404/,
    ],
    [
      'a removed address that stays',
      keepAddress(),
      /an address is kept, changed and removed.*still in the book/,
    ],
    [
      'an order that is shown for any e-mail address',
      showClaimOrder(),
      /an order is claimable.*found with another e-mail address/,
    ],
    [
      'an invoice that is no PDF',
      (call) => (call.endsWith('/pdf') ? [200, '<html>'] : null),
      /invoices of an order are listed.*begins with "<html>"/,
    ],
    [
      'a withdrawal that is received twice',
      withdrawEachTime(),
      /a withdrawal is received once for each key.*one key has the references/,
    ],
    [
      'a page of HTML',
      (call) => (call.endsWith('/search') ? [200, '<html>'] : null),
      /search.*no JSON/,
    ],
  ])('%s is named with its call', async ([, misbehaviour, expected], { expect }) => {
    expect(violated(await check(misbehaviour)).join('\n')).toMatch(expected)
  })

  it('an optional call that is not served is absent and no violation', async ({ expect }) => {
    const results = await check((call) =>
      call.includes('/menu-object/') ? [404, '{"errors":[{"status":404,"title":"?"}]}'] : null,
    )
    expect(violated(results)).toEqual([])
    expect(results.filter(({ outcome }) => outcome === 'absent').map(({ name }) => name)).toEqual([
      'the menus have the items of the contract',
    ])
  })

  it('an unreachable upstream is named once for each check', async ({ expect }) => {
    const dead = 'http://127.0.0.1:9'
    const target = {
      cms: dead,
      store: dead,
      token,
      locale: 'de',
      currency: 'EUR',
      country: 'DEU',
    } as const
    const results = await runChecks(target, { placesOrder: false, email: '', password: '' })
    expect(violated(results)[0]).toContain('no response')
    expect(results.filter(({ outcome }) => outcome === 'kept').map(({ name }) => name)).toEqual([])
  })
})

function orderEachTime(): Misbehaviour {
  let placed = 0
  return (call, status, text) =>
    call.endsWith('/cart/place') && status === 200
      ? [
          200,
          text.replace(
            /"code":"(\d{6,})"/,
            (_, code: string) => `"code":"${Number(code) + placed++}"`,
          ),
        ]
      : null
}

function keepAddress(): Misbehaviour {
  let book = ''
  return (call, status, text) => {
    if (call === 'POST /store/api/v1/user/addresses' && status === 200)
      book = JSON.stringify({ data: [JSON.parse(text).data] })
    return call === 'GET /store/api/v1/user/addresses' && status === 200 && book
      ? [200, book]
      : null
  }
}

function showClaimOrder(): Misbehaviour {
  let shown = ''
  return (call, status, text) => {
    if (call !== 'POST /store/api/v1/claims/order' || status !== 200) return null
    shown ||= text
    return [200, shown]
  }
}

function withdrawEachTime(): Misbehaviour {
  let received = 0
  return (call, status, text) =>
    call === 'POST /store/api/v1/withdrawals' && status === 200
      ? [200, text.replace(/"reference":"[^"]*"/, `"reference":"W-${received++}"`)]
      : null
}
