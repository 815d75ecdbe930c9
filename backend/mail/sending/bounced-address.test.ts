import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { fileClaim, getClaim } from '../../../domain/contract/store-claims.ts'
import { getOrderByToken } from '../../../domain/contract/store-checkout.ts'
import { declareWithdrawal, getWithdrawal } from '../../../domain/contract/store-withdrawal.ts'
import type { Order } from '../../../domain/order/order.ts'
import { findLastMail } from '../../testing/last-mail.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../../testing/shop.ts'

const staff = 'service@luftbasis.example'
const isTold = 'E-Mails an diese Adresse kommen nicht an'
let email = ''
let order: Order

/** A second order of somebody whose address bounced at the first. */
beforeEach(async () => {
  email = `${crypto.randomUUID()}@shop.example`
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
  const body = { email, reason: 'bounce' }
  await operate({ method: 'PUT', path: '/operator/mail/suppression', body })
  order = (await place(await guestCart('s100', 2), orderBody(65.9, { email }))).response.data
})

const name = 'Karla Kunde'
const failed = { isMailUndeliverable: true }

describe('bad input: an address that bounced before', () => {
  it('is promised no confirmation by the first view of a new order', async ({ expect }) => {
    const { token } = order
    const page = await request(getOrderByToken, { query: {}, params: { token } })
    expect(page.response.data).toMatchObject(failed)
    const body = { email, reason: null }
    await operate({ method: 'PUT', path: '/operator/mail/suppression', body })
    const next = (await place(await guestCart('s100'), orderBody(35.9, { email }))).response.data
    const now = await request(getOrderByToken, { query: {}, params: { token: next.token } })
    expect(now.response.data).not.toHaveProperty('isMailUndeliverable')
  })

  it('is promised no receipt of a withdrawal, and the shop is told', async ({ expect }) => {
    const body = { name, orderCode: order.code, email }
    const { data } = (await request(declareWithdrawal, { body })).response
    expect(data).toMatchObject({ matched: true, ...failed })
    expect(
      (await request(getWithdrawal, { params: { token: data.token } })).response.data,
    ).toMatchObject(failed)
    expect((await findLastMail(staff))?.text).toContain(isTold)
  })

  it('is promised no confirmation of a claim, and the shop is told', async ({ expect }) => {
    const itemId = order.items[0]?.id ?? ''
    const about = { itemId, amount: 1, description: 'Brummt', remedy: 'repair' } as const
    const body = { name, orderCode: order.code, email, ...about }
    const { data } = (await request(fileClaim, { body })).response
    expect(data).toMatchObject(failed)
    expect(
      (await request(getClaim, { params: { token: data.token } })).response.data,
    ).toMatchObject(failed)
    expect((await findLastMail(staff))?.text).toContain(isTold)
  })

  it('is not revealed to whoever types it without its order', async ({ expect }) => {
    const body = { name, orderCode: '1999000001', email }
    const { data } = (await request(declareWithdrawal, { body })).response
    expect(data).toMatchObject({ matched: false })
    expect(data).not.toHaveProperty('isMailUndeliverable')
  })
})
