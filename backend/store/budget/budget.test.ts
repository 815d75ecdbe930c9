import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { login } from '../../../domain/contract/store-account.ts'
import { setCoupon } from '../../../domain/contract/store-cart.ts'
import { networkOf } from '../../../domain/network.ts'
import { waitingTime } from '../../../domain/waiting-time.ts'
import { ask } from '../../test/ask.ts'
import { demoPassword, guestCart } from '../../test/shop.ts'
import { clearExpired } from '../../maintenance/clear-expired.ts'
import { budgets } from './budgets.ts'
import { spend, trySpend } from './spend.ts'

const email = 'kunde@luftbasis.example'
const right = { email, password: demoPassword }
const wrong = { email, password: 'geraten-und-falsch' }

describe('design §8 budgets', () => {
  it('lets exactly as many pass as there are, also all at once', async () => {
    const tries = Array.from({ length: 30 }, () => trySpend(env.DB, budgets.order, 'one'))
    const passed = (await Promise.all(tries)).filter(Boolean)
    expect(passed).toHaveLength(budgets.order.limit)
    expect(await trySpend(env.DB, budgets.order, 'other')).toBe(true)
  })

  it.each(Object.values(budgets))(
    '$action: 429 tells how long to wait, and no less',
    async (budget) => {
      const subject = `wait ${budget.action}`
      const hashed = await countOf(budget.action, subject)
      await env.DB.prepare('UPDATE attempt SET count = ?2 WHERE subject = ?1')
        .bind(hashed, budget.limit)
        .run()
      const refusal = await spend(env.DB, { locale: 'en' }, budget, subject).catch((error) => error)
      const left = budget.windowSeconds - ((Date.now() / 1000) % budget.windowSeconds)
      expect(refusal.status).toBe(429)
      expect(Math.abs(refusal.retryAfter - left)).toBeLessThan(5)
      expect(refusal.errors('en')[0].title).toContain(waitingTime(refusal.retryAfter, 'en'))

      async function countOf(action: string, of: string) {
        await spend(env.DB, { locale: 'en' }, { ...budget, limit: 1000 }, of)
        const row = await env.DB.prepare('SELECT subject FROM attempt WHERE action = ?1')
          .bind(action)
          .first<{ subject: string }>()
        return row?.subject
      }
    },
  )

  it('clears by an index what no window counts any more', async () => {
    await trySpend(env.DB, budgets.order, 'old')
    await clearExpired(env.DB, new Date(Date.now() + 3 * 86_400_000))
    expect(await env.DB.prepare('SELECT count(*) AS n FROM attempt').first()).toEqual({ n: 0 })
    const { results } = await env.DB.prepare(
      'EXPLAIN QUERY PLAN DELETE FROM attempt WHERE window_start < 1',
    ).all<{ detail: string }>()
    expect(results[0]?.detail).toContain('attempt_window')
  })
})

describe('§8 login: strangers never lock out the owner', () => {
  const from = (index: number) => `198.51.100.${index}`

  it('refuses a network with the true time, and lets everybody else in', async () => {
    for (let times = 0; times < 10; times++) {
      expect((await ask(login, { body: wrong, from: from(1) })).status).toBe(401)
    }
    const refused = await ask(login, { body: right, from: from(1) })
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)
    expect(refused.errors[0]?.title).toContain(waitingTime(seconds, 'de'))
    expect((await ask(login, { body: right, from: from(2) })).status).toBe(200)
  })

  it('lets a known device in while strangers of many networks have used up their tries', async () => {
    for (let times = 0; times < budgets.loginStrangers.limit; times++) {
      await trySpend(env.DB, budgets.loginStrangers, email)
    }
    expect((await ask(login, { body: right, from: from(3) })).status).toBe(429)
    const knownDevice = 'd'.repeat(32)
    expect((await ask(login, { body: right, from: from(3), knownDevice })).status).toBe(200)
  })

  it('counts a known device as well', async () => {
    const knownDevice = 'e'.repeat(32)
    for (let times = 0; times < 10; times++) await ask(login, { body: wrong, knownDevice })
    expect((await ask(login, { body: right, knownDevice })).status).toBe(429)
  })

  it('counts all addresses of one /64 as one network', async () => {
    const addresses = Array.from({ length: 11 }, (_, index) => `2001:db8::${index}:1:1:1`)
    expect(new Set(addresses.map(networkOf)).size).toBe(1)
    for (const address of addresses) {
      // oxlint-disable-next-line no-await-in-loop -- one after another, as a guesser would
      await ask(login, { body: wrong, from: address })
    }
    expect((await ask(login, { body: right, from: '2001:db8:0:0:f::' })).status).toBe(429)
  })
})

describe('§7 coupon: codes cannot be guessed', () => {
  it('stops a network after a number of wrong codes, whatever cart it uses', async () => {
    const statuses = []
    for (let cart = 0; cart < 7; cart++) {
      // oxlint-disable-next-line no-await-in-loop
      const cartToken = await guestCart('s100')
      for (let times = 0; times < 10; times++) {
        const body = { couponCode: `RATEN${cart}${times}` }
        // oxlint-disable-next-line no-await-in-loop
        statuses.push((await ask(setCoupon, { body, cartToken, from: '192.0.2.9' })).status)
      }
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(budgets.coupon.limit)
    expect(statuses.filter((status) => status === 429)).toHaveLength(70 - budgets.coupon.limit)
  })

  it('does not count codes that exist: a hundred colleagues may use one', async () => {
    for (let shopper = 0; shopper < 100; shopper++) {
      // oxlint-disable-next-line no-await-in-loop
      const cartToken = await guestCart('s100')
      const body = { couponCode: 'WILLKOMMEN10' }
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await ask(setCoupon, { body, cartToken, from: '192.0.2.10' })
      expect(status).toBe(200)
    }
  })
})
