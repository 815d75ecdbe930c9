import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { Coupons } from '../../../domain/operator/coupons.ts'
import { OperatorClient } from '../operator-client.ts'
import { commandCoupon, type CouponFlags } from './coupon-commands.ts'

/* The command with a server that answers like the operator API. */

let server: Server
let client: OperatorClient

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ coupons: [] }))
    return void json(request).then((body) => response.end(JSON.stringify(Coupons.parse(body))))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  client = new OperatorClient(`http://127.0.0.1:${port}`, { id: 'k', secret: 's'.repeat(32) })
})
afterAll(() => server.close())

const none: CouponFlags = {
  from: '',
  until: '',
  uses: '',
  'per-customer': '',
  minimum: '',
  currency: 'EUR',
}

describe('§4 coupon set', () => {
  it('sends a promo code with its rules, days as whole ones', async ({ expect }) => {
    const flags = { ...none, until: '2026-12-31', uses: '100', minimum: '49,90' }
    const [line] = await commandCoupon(client, 'set', ['herbst26', '10'], flags)
    const until = new Date('2026-12-31T23:59:59').toISOString()
    expect(line).toBe(`HERBST26: 10 %, until ${until}, 100 uses left, above 49.9 EUR`)
  })

  it('says where there is none', async ({ expect }) => {
    expect(await commandCoupon(client, 'list', [], none)).toEqual(['no promo codes'])
  })
})
