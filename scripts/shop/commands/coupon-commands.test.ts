import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { Coupons } from '../../../domain/operator/coupons.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import type { OperatorClient } from '../operator-client.ts'
import { commandCoupon, type CouponFlags } from './coupon-commands.ts'

/* The command with a server that answers like the operator API. */

let double: Awaited<ReturnType<typeof openOperatorDouble>>
let client: OperatorClient
const sent: Coupons[] = []

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ coupons: [] }))
    return void json(request).then((body) => {
      const coupons = Coupons.parse(body)
      sent.push(coupons)
      response.end(JSON.stringify(coupons))
    })
  })
  client = double.client
})
afterAll(() => double.close())

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
    expect(line).toBe('HERBST26: 10 %, until 2026-12-31 23:59, 100 uses left, above 49.9 EUR')
  })

  it('counts days of the shop, whatever the time zone of the machine is', async ({ expect }) => {
    const zone = process.env['TZ']
    process.env['TZ'] = 'America/Los_Angeles'
    const flags = { ...none, from: '2026-10-24', until: '2026-10-25' }
    await commandCoupon(client, 'set', ['wochenende', '10'], flags)
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
    expect(sent.at(-1)?.coupons[0]).toMatchObject({
      validFrom: '2026-10-23T22:00:00.000Z',
      // The day on which summer time ends.
      validUntil: '2026-10-25T22:59:59.000Z',
    })
    const wrong = commandCoupon(client, 'set', ['x1', '10'], { ...none, from: '2026-02-30' })
    await expect(wrong).rejects.toThrow('"2026-02-30" is no day')
  })

  it('says where there is none', async ({ expect }) => {
    expect(await commandCoupon(client, 'list', [], none)).toEqual(['no promo codes'])
  })
})
