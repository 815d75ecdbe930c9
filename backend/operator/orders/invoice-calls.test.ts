import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { getInvoices } from '../../../domain/contract/store-invoices.ts'
import { OperatorInvoices } from '../../../domain/operator/invoices.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../../testing/shop.ts'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

const get = (path: string) => operate({ method: 'GET', path: `/operator/invoices${path}` })
const list = async (after: string) =>
  OperatorInvoices.parse((await get(`?after=${after}`)).response)

/** Places an order, pays it and has its invoice issued. */
async function paidOrder() {
  const order = (await place(await guestCart('s100', 2), orderBody(65.9))).response.data
  const body = { key: crypto.randomUUID() }
  await operate({ method: 'POST', path: `/operator/orders/${order.code}/paid`, body })
  await request(getInvoices, { params: { token: order.token } })
  return order
}

describe('§9 operators read invoices', () => {
  it('in the order of issue, and go on behind the last one', async ({ expect }) => {
    const before = (await list('0')).next
    const order = await paidOrder()
    const { invoices, next, hasMore } = await list(before)
    expect(invoices).toMatchObject([
      {
        kind: 'invoice',
        orderCode: order.code,
        buyer: order.customer.name,
        currencyCode: 'EUR',
        total: { gross: 65.9 },
      },
    ])
    expect(invoices[0]?.number).toMatch(/^RE\d{4}-\d{5}$/)
    expect(hasMore).toBe(false)
    expect(await list(next)).toEqual({ invoices: [], next, hasMore: false })
  })

  it('as files, each with its number', async ({ expect }) => {
    const before = (await list('0')).next
    await paidOrder()
    const number = (await list(before)).invoices[0]?.number ?? ''
    const pdf = await get(`/${number}/pdf`)
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    expect(pdf.text).toMatch(/^%PDF-/)
    const xml = await get(`/${number}/xml`)
    expect(xml.headers.get('Content-Type')).toBe('application/xml')
    expect(xml.text).toContain(`<ram:ID>${number}</ram:ID>`)
  })

  it('but none that there is not, and no page that was not named', async ({ expect }) => {
    expect((await get('/RE1999-00001/pdf')).response).toMatchObject({ code: 'unknown_invoice' })
    expect((await get('?after=x')).response).toMatchObject({ status: 422, code: 'invalid' })
  })
})
