import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { merchant } from '../../../demo/content/merchant.ts'
import { merchantUpsert } from '../../merchant/merchant-upsert.ts'
import { readConfig } from '../../env.ts'
import { drawDrafts } from '../../mail/draft/draw-drafts.ts'
import { operate } from '../../testing/operator.ts'
import { openRelease, releases } from '../../testing/releases/open-release.ts'
import { request, type RequestOptions } from '../../testing/request.ts'

interface SaleOrder {
  code: string
  token: string
  /** JSON. */
  snapshot: string
}

let upgraded: Pick<RequestOptions, 'vars'>

const rowsOf = async <T>(sql: string) => (await env.REPLICA.prepare(sql).all<T>()).results

const command = async (code: string, step: string, body: object = {}) =>
  operate({
    method: 'POST',
    path: `/operator/orders/${code}/${step}`,
    body: { key: crypto.randomUUID(), ...body },
    vars: upgraded.vars ?? {},
  })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  return () => vi.restoreAllMocks()
})

describe.for(Object.entries(releases))('§7 upgrade from the release of %s', ([, release]) => {
  const saleOrders = (release.rows['sale_order'] ?? []) as unknown as SaleOrder[]

  beforeEach(async () => {
    upgraded = await openRelease(release)
  })

  it('shows every order with the amounts of its day', async ({ expect }) => {
    expect(saleOrders).toHaveLength(3)
    for (const { token, code, snapshot } of saleOrders) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as visitors would
      const { status, response } = await request(getOrderByToken, {
        ...upgraded,
        query: { with: 'payments,invoices' },
        params: { token },
      })
      expect([status, response.data.code]).toEqual([200, code])
      expect(response.data.prices).toMatchObject(JSON.parse(snapshot).prices)
    }
  })

  it('takes an order through payment, dispatch and withdrawal', async ({ expect }) => {
    const [{ code } = { code: '' }] = saleOrders
    await command(code, 'paid')
    await command(code, 'packed')
    await command(code, 'shipped', { carrier: 'DHL', number: '00340434' })
    const withdrawn = await command(code, 'withdrawn')
    expect([withdrawn.status, withdrawn.text]).toEqual([200, expect.any(String)])
    const kinds = await rowsOf<{ kind: string }>('SELECT DISTINCT kind FROM order_event')
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['shipped', 'withdrawn']))
  })

  it('invoices an order that is paid or sent from now on, and credits it, to the cent', async ({
    expect,
  }) => {
    // Until the shop has a seller, nothing is issued.
    await merchantUpsert(env.REPLICA, merchant, new Date()).run()
    for (const { code, token, snapshot } of saleOrders) {
      // oxlint-disable no-await-in-loop -- one after the other
      await command(code, 'paid')
      await command(code, 'shipped', { carrier: 'DHL', number: '00340434' })
      await command(code, 'withdrawn')
      const read = { ...upgraded, query: { with: 'invoices' }, params: { token } }
      const { included } = (await request(getOrderByToken, read)).response
      const kinds = (included?.invoices ?? []).map(({ kind }) => kind).toSorted()
      expect(
        kinds.filter((kind) => kind !== 'proforma'),
        code,
      ).toEqual(['credit_note', 'invoice'])
      const sums = await rowsOf<{ kind: string; net: number; vat: number; gross: number }>(
        `SELECT kind, model ->> '$.totals.order.net' AS net, model ->> '$.totals.order.vat' AS vat,
          model ->> '$.totals.order.gross' AS gross FROM invoice
        WHERE order_id = (SELECT id FROM sale_order WHERE code = '${code}')`,
      )
      const { totalWithTax, totalWithoutTax } = JSON.parse(snapshot).prices
      for (const { net, vat, gross } of sums) {
        expect([net, gross], code).toEqual([totalWithoutTax, totalWithTax])
        expect(Math.round((net + vat) * 100), code).toBe(Math.round(gross * 100))
      }
    }
  })

  it('renders all mails that wait', async ({ expect }) => {
    for (const { code } of saleOrders) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await command(code, 'cancel')
    }
    await drawDrafts(env.REPLICA, readConfig({ ...env, ...upgraded.vars }), { limit: 100 })
    const mails = await rowsOf<{ html: string | null }>('SELECT html FROM mail')
    expect(mails.length).toBeGreaterThanOrEqual(saleOrders.length)
    expect(mails.filter(({ html }) => !html?.includes('</html>'))).toEqual([])
  })
})
