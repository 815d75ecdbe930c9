import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import { declareWithdrawal } from '../../../domain/contract/store-withdrawal.ts'
import { OperatorWithdrawals } from '../../../domain/operator/withdrawals.ts'
import { operate } from '../../testing/operator.ts'
import { request } from '../../testing/request.ts'
import { guestCart, orderBody, place, restock } from '../../testing/shop.ts'

const email = 'widerruf@shop.example'

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM attempt').run()
  await restock('s100', 10)
})

const declare = (orderCode: string, changes: object = {}) =>
  request(declareWithdrawal, { body: { name: 'Karla Kunde', orderCode, email, ...changes } })

const newOrder = async () =>
  (await place(await guestCart('s100', 2), orderBody(65.9, { email, payment_id: 'prepayment' })))
    .response.data

async function list(after = '') {
  const path = `/operator/withdrawals?after=${after}`
  return OperatorWithdrawals.parse((await operate({ method: 'GET', path })).response)
}

describe('§ 356a BGB operators read declared withdrawals', () => {
  it('whole and partial ones, also of no known order, until they were processed', async ({
    expect,
  }) => {
    const start = (await list()).next
    const [first, second] = [await newOrder(), await newOrder()]
    await declare(first.code)
    await declare(second.code, { goods: 'ein Lüfter' })
    await declare('1999000001')
    const { withdrawals, next, hasMore } = await list(start)
    expect(withdrawals).toMatchObject([
      { orderCode: first.code, match: 'order', goods: [], isProcessed: false, email },
      { orderCode: second.code, match: 'order', goods: ['ein Lüfter'], isProcessed: false },
      { orderCode: '1999000001', match: 'none', isProcessed: false },
    ])
    expect(hasMore).toBe(false)
    const path = `/operator/orders/${first.code}/withdrawn`
    await operate({ method: 'POST', path, body: { key: crypto.randomUUID() } })
    expect((await list(start)).withdrawals.map(({ isProcessed }) => isProcessed)).toEqual([
      true,
      false,
      false,
    ])
    expect((await list(next)).withdrawals).toEqual([])
  })

  it('not behind what is no `next`', async ({ expect }) => {
    const path = '/operator/withdrawals?after=gestern'
    expect((await operate({ method: 'GET', path })).status).toBe(422)
  })
})
