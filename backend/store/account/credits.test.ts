import { env } from 'cloudflare:test'
import { beforeEach, describe, it } from 'vitest'
import {
  creditBalance,
  grantCredits,
  isOverdrawn,
  spendCreditsAgain,
  refundCredits,
  spendCredits,
} from './credits.ts'

const customerId = 'demo-b2c'
const spending = { customerId, orderId: 'o1', amount: 80 }

describe('§6 loyalty credits', () => {
  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM credit_entry').run()
    await grantCredits(env.DB, customerId, 100).run()
  })

  it('sum to the balance of one customer', async ({ expect }) => {
    await grantCredits(env.DB, customerId, 50).run()
    expect(await creditBalance(env.DB, customerId)).toBe(150)
    expect(await creditBalance(env.DB, 'demo-b2b')).toBe(0)
  })

  it('are never spent beyond the balance: the whole batch is rolled back', async ({ expect }) => {
    await spendCredits(env.DB, spending).run()
    const batch = env.DB.batch([
      grantCredits(env.DB, 'demo-b2b', 5),
      spendCredits(env.DB, { ...spending, orderId: 'o2' }),
    ])
    const error: unknown = await batch.catch((reason: unknown) => reason)
    expect(isOverdrawn(error)).toBe(true)
    expect(await creditBalance(env.DB, customerId)).toBe(20)
    expect(await creditBalance(env.DB, 'demo-b2b')).toBe(0)
  })

  it('are not taken again if they are spent elsewhere', async ({ expect }) => {
    await spendCredits(env.DB, spending).run()
    await refundCredits(env.DB, 'o1').run()
    await spendCredits(env.DB, { ...spending, orderId: 'o2' }).run()
    const error: unknown = await spendCreditsAgain(env.DB, 'o1')
      .run()
      .catch((reason: unknown) => reason)
    expect(isOverdrawn(error)).toBe(true)
  })

  it('are spent by one of many concurrent orders', async ({ expect }) => {
    const attempts = Array.from({ length: 20 }, (_, index) =>
      spendCredits(env.DB, { ...spending, orderId: `p${index}` }).run(),
    )
    const settled = await Promise.allSettled(attempts)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await creditBalance(env.DB, customerId)).toBe(20)
  })

  it('are refunded once, and once more after they were spent again', async ({ expect }) => {
    await spendCredits(env.DB, spending).run()
    await expect(spendCredits(env.DB, { ...spending, amount: 1 }).run()).rejects.toThrow('UNIQUE')
    await refundCredits(env.DB, 'o1').run()
    await refundCredits(env.DB, 'o1').run()
    expect(await creditBalance(env.DB, customerId)).toBe(100)
    await spendCreditsAgain(env.DB, 'o1').run()
    await spendCreditsAgain(env.DB, 'o1').run()
    expect(await creditBalance(env.DB, customerId)).toBe(20)
    await refundCredits(env.DB, 'unknown').run()
    await spendCreditsAgain(env.DB, 'unknown').run()
    expect(await creditBalance(env.DB, customerId)).toBe(20)
    await refundCredits(env.DB, 'o1').run()
    expect(await creditBalance(env.DB, customerId)).toBe(100)
  })
})
