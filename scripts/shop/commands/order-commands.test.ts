import { afterAll, beforeAll, describe, it } from 'vitest'
import type { ListedOrder } from '../../../domain/operator/orders.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { CallFailure, OperatorClient } from '../operator-client.ts'
import { commandOrder } from './order-commands.ts'

/* The command with a server that answers like the operator API, two orders a page. */

type Fulfilment = ListedOrder['state']['fulfilment']

function orderOf(number: number, fulfilment: Fulfilment): ListedOrder {
  return {
    code: `202600000${number}`,
    createdAt: `2026-11-2${number}T08:00:00.000Z`,
    status: 'new',
    state: { fulfilment, payment: 'open', due: 65.9 },
    customer: 'Karla Kunde',
    shipper: 'DHL Paket',
    payment: 'Vorkasse',
    totalWithTax: 65.9,
    currencyCode: 'EUR',
  }
}

const orders = [orderOf(1, 'shipped'), orderOf(2, 'partly_shipped'), orderOf(3, 'open')]
const flags = {
  carrier: '',
  number: '',
  'tracking-url': '',
  reference: '',
  credit: '',
  restock: false,
  key: '',
}

let double: Awaited<ReturnType<typeof openOperatorDouble>>
let client: OperatorClient

beforeAll(async () => {
  double = await openOperatorDouble((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://shop.example')
    const start = Number(searchParams.get('after') || '0')
    const found = searchParams.get('state') === 'open' ? orders.slice(1) : orders
    const page = found.slice(start, start + 2)
    const next = String(start + page.length)
    const hasMore = Number(next) < found.length
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ orders: page, next, hasMore }))
  })
  client = double.client
})
afterAll(() => double.close())

const codesOf = (lines: readonly string[]) => lines.map((line) => line.split(':', 1)[0])

describe('§9 order list', () => {
  it('names what is to be sent, over all pages', async ({ expect }) => {
    const lines = await commandOrder(client, 'list', [], flags)
    expect(codesOf(lines)).toEqual(['2026000002', '2026000003'])
    expect(lines[1]).toContain('goods open, payment open, 65.9 EUR, Karla Kunde, DHL Paket')
  })

  it('names all orders on request', async ({ expect }) => {
    const lines = await commandOrder(client, 'list', ['all'], flags)
    expect(codesOf(lines)).toEqual(['2026000001', '2026000002', '2026000003'])
  })
})

/** A shop whose answers are lost. */
class LostClient extends OperatorClient {
  readonly sent: unknown[] = []

  override call(...[, , , options]: Parameters<OperatorClient['call']>): Promise<never> {
    this.sent.push(options?.body)
    return Promise.reject(new CallFailure('The shop cannot be reached'))
  }
}

describe('§9 order shipped, whose answer is lost', () => {
  it('says by which key it can be sent again, so that it is carried out once', async ({
    expect,
  }) => {
    const lost = new LostClient('http://shop.example', { id: 'k', secret: 's'.repeat(32) })
    const ship = (key: string) =>
      commandOrder(lost, 'shipped', ['2026000001', 'LB-1=1'], { ...flags, carrier: 'DHL', key })
    const error = await ship('').catch(String)
    const [, key = ''] = /--key (\S+),/.exec(String(error)) ?? []
    await expect(ship(key)).rejects.toThrow('cannot be reached')
    expect(lost.sent).toMatchObject([{ key }, { key }])
  })
})
