import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { login } from '../../../domain/contract/store-account.ts'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
import { networkOf } from '../../../domain/network.ts'
import { waitingTime } from '../../../domain/time/waiting-time.ts'
import { request, type RequestOptions } from '../../testing/request.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { demoPassword, guestCart } from '../../testing/shop.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { budgets } from './budgets.ts'
import { spendBudget, trySpendBudget } from './spend-budget.ts'

const email = 'kunde@luftbasis.example'
const right = { email, password: demoPassword }
const wrong = { email, password: 'geraten-und-falsch' }

describe('design §8 budgets', () => {
  it('allows exactly its number of attempts, also concurrently', async () => {
    const tries = Array.from({ length: 30 }, () => trySpendBudget(env.DB, budgets.order, 'one'))
    const passed = (await Promise.all(tries)).filter(Boolean)
    expect(passed).toHaveLength(budgets.order.limit)
    expect(await trySpendBudget(env.DB, budgets.order, 'other')).toBe(true)
  })

  it.each(Object.values(budgets))('$action: 429 returns the exact waiting time', async (budget) => {
    const subject = `wait ${budget.action}`
    const hashed = await countOf(budget.action, subject)
    await env.DB.prepare('UPDATE attempt SET count = ?2 WHERE subject = ?1')
      .bind(hashed, budget.limit)
      .run()
    const refusal = await spendBudget(env.DB, { locale: 'en' }, budget, subject).catch(
      (error) => error,
    )
    const left = budget.windowSeconds - ((Date.now() / 1000) % budget.windowSeconds)
    expect(refusal.status).toBe(429)
    expect(Math.abs(refusal.retryAfter - left)).toBeLessThan(5)
    expect(refusal.errors('en')[0].title).toContain(waitingTime(refusal.retryAfter, 'en'))

    async function countOf(action: string, of: string) {
      await spendBudget(env.DB, { locale: 'en' }, { ...budget, limit: 1000 }, of)
      const row = await env.DB.prepare('SELECT subject FROM attempt WHERE action = ?1')
        .bind(action)
        .first<{ subject: string }>()
      return row?.subject
    }
  })

  it('deletes expired counters by an index', async () => {
    await trySpendBudget(env.DB, budgets.order, 'old')
    await clearExpired(env.DB, new Date(Date.now() + 3 * 86_400_000))
    expect(await env.DB.prepare('SELECT count(*) AS n FROM attempt').first()).toEqual({ n: 0 })
    const { results } = await env.DB.prepare(
      'EXPLAIN QUERY PLAN DELETE FROM attempt WHERE window_start < 1',
    ).all<{ detail: string }>()
    expect(results[0]?.detail).toContain('attempt_window')
  })
})

describe('§8 sign-in: strangers never lock out the owner', () => {
  const from = (index: number) => `198.51.100.${index}`

  /** Statuses of consecutive attempts with a wrong password. */
  async function guess(tries: RequestOptions[]): Promise<number[]> {
    const statuses = []
    // oxlint-disable-next-line no-await-in-loop
    for (const one of tries) statuses.push((await request(login, { body: wrong, ...one })).status)
    return statuses
  }

  it('refuses a network with the true waiting time, and lets everybody else in', async () => {
    const guesser = { from: from(1) }
    expect(await guess([guesser])).toEqual([401])
    await exhaustBudget(budgets.login, 2)
    expect(await guess([guesser, guesser, guesser])).toEqual([401, 401, 429])
    const refused = await request(login, { body: right, ...guesser })
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(refused.errors[0]?.title).toContain(waitingTime(seconds, 'de'))
    expect((await request(login, { body: right, from: from(2) })).status).toBe(200)
  })

  it('stops strangers of many networks, and lets a known device in', async () => {
    expect(await guess([{ from: from(3) }])).toEqual([401])
    await exhaustBudget(budgets.loginStrangers, 1)
    expect(await guess([{ from: from(4) }, { from: from(5) }])).toEqual([401, 429])
    expect((await request(login, { body: right, from: from(6) })).status).toBe(429)
    const knownDevice = 'd'.repeat(32)
    expect((await request(login, { body: right, from: from(6), knownDevice })).status).toBe(200)
    await exhaustBudget(budgets.loginStrangers, budgets.loginStrangers.limit)
  })

  it('counts a known device as well', async () => {
    const knownDevice = 'e'.repeat(32)
    expect(await guess([{ knownDevice }])).toEqual([401])
    await exhaustBudget(budgets.login, 1)
    expect(await guess([{ knownDevice }, { knownDevice }])).toEqual([401, 429])
    expect((await request(login, { body: right, knownDevice })).status).toBe(429)
  })

  it('counts all addresses of one /64 as one network', async () => {
    const addresses = Array.from({ length: 11 }, (_, index) => `2001:db8::${index}:1:1:1`)
    expect(new Set(addresses.map(networkOf)).size).toBe(1)
    const [one = '', another = '', third = ''] = addresses
    expect(await guess([{ from: one }])).toEqual([401])
    await exhaustBudget(budgets.login, 1)
    expect(await guess([{ from: another }, { from: third }])).toEqual([401, 429])
    expect((await request(login, { body: right, from: '2001:db8:0:0:f::' })).status).toBe(429)
  })
})

describe('§7 coupon: codes cannot be guessed', () => {
  async function tryCode(couponCode: string, from: string): Promise<number> {
    const cartToken = await guestCart('s100')
    return (await request(setCoupon, { body: { couponCode }, cartToken, from })).status
  }

  it('stops a network after a number of wrong codes, whatever its cart', async () => {
    const from = '192.0.2.9'
    expect(await tryCode('RATEN1', from)).toBe(422)
    await exhaustBudget(budgets.coupon, 2)
    expect(await tryCode('RATEN2', from)).toBe(422)
    expect(await tryCode('RATEN3', from)).toBe(422)
    expect(await tryCode('RATEN4', from)).toBe(429)
    expect(await tryCode('RATEN4', '192.0.2.11')).toBe(422)
  })

  it('does not count existing codes: any number of colleagues may use one', async () => {
    const from = '192.0.2.10'
    expect(await tryCode('RATEN1', from)).toBe(422)
    await exhaustBudget(budgets.coupon, 1)
    for (let colleague = 0; colleague < 4; colleague++) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await tryCode('WILLKOMMEN10', from)).toBe(200)
    }
    expect(await tryCode('RATEN2', from)).toBe(422)
    expect(await tryCode('RATEN3', from)).toBe(429)
  })
})
