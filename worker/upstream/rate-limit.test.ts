import { Hono } from 'hono'
import { it, vi } from 'vitest'
import type { AppEnv } from '../env.ts'
import { isRefusal } from './upstream-error.ts'
import { countRateLimited } from './rate-limit.ts'

function limiterOf(limit: number): { limiter: RateLimit; keys: string[] } {
  const keys: string[] = []
  return {
    keys,
    limiter: {
      limit: async ({ key }) => ({ success: keys.push(key) <= limit }),
    },
  }
}

async function statusOf(env: object, ip: string): Promise<number> {
  const app = new Hono<AppEnv>().post('/', async (c) => {
    try {
      await countRateLimited(c, 'login')
      return c.body(null, 204)
    } catch (error) {
      return c.body(null, isRefusal(error, 429) ? 429 : 500)
    }
  })
  const headers = { 'CF-Connecting-IP': ip }
  return (await app.request('/', { method: 'POST', headers }, env)).status
}

it('design §8 rate limit: refuses with 429 beyond the limit', async ({ expect }) => {
  const { limiter } = limiterOf(2)
  const statuses = []
  for (let times = 0; times < 3; times++)
    statuses.push(await statusOf({ FORM_LIMIT: limiter }, '192.0.2.1'))
  expect(statuses).toEqual([204, 204, 429])
})

it('design §8 rate limit: counts by form and network, an IPv6 household as one', async ({
  expect,
}) => {
  const { limiter, keys } = limiterOf(9)
  await statusOf({ FORM_LIMIT: limiter }, '192.0.2.1')
  await statusOf({ FORM_LIMIT: limiter }, '2001:db8:1:2:aaaa::1')
  await statusOf({ FORM_LIMIT: limiter }, '2001:db8:1:2:bbbb::2')
  await statusOf({ FORM_LIMIT: limiter }, '2001:db8::7:1:1:1')
  await statusOf({ FORM_LIMIT: limiter }, '2001:db8:0:0:8:1:1:1')
  expect(keys).toEqual([
    'login 192.0.2.1',
    'login 2001:db8:1:2::/64',
    'login 2001:db8:1:2::/64',
    'login 2001:db8:0:0::/64',
    'login 2001:db8:0:0::/64',
  ])
})

it('design §8 rate limit: allows everything without the binding', async ({ expect }) => {
  expect(await statusOf({}, '192.0.2.1')).toBe(204)
})

it('design §8 rate limit: a limiter that fails locks nobody out, and is logged', async ({
  expect,
}) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const limit = () => Promise.reject(new Error('limiter is down'))
  expect(await statusOf({ FORM_LIMIT: { limit } }, '192.0.2.1')).toBe(204)
  expect(String(logged.mock.calls)).toContain('limiter-failure')
  logged.mockRestore()
})
