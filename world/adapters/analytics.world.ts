import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest'
import { startTestShop } from '../../scripts/test/test-shop.ts'
import { shopCommand } from '../operator/shop-command.ts'
import { type Misbehaviour, misbehaviours, startService } from './service.ts'

/* The SQL API of Workers Analytics Engine, called by the built Workers over real HTTP. */

const account = '0123456789abcdef0123456789abcdef'

let service: Awaited<ReturnType<typeof startService>>
let shop: Awaited<ReturnType<typeof startTestShop>>
let link: string

beforeAll(async () => {
  service = await startService()
  shop = await startTestShop({
    backendVars: {
      ANALYTICS_ACCOUNT: account,
      ANALYTICS_TOKEN: 'token-of-the-tests',
      ANALYTICS_API_URL: service.url,
    },
  })
  const { out } = await shopCommand(shop.address, ['vitals'])
  link = out.split('\n')[0] ?? ''
})
afterAll(async () => {
  await shop.stop()
  service.stop()
})
beforeEach(() => {
  service.received.length = 0
})

/** Visible text of the page. */
async function open(query = '') {
  const response = await fetch(link + query)
  const page = (await response.text()).replace(/<style[\s\S]*<\/style>/, '')
  const words = page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return { status: response.status, words, headers: response.headers }
}

const row = { metric: 'LCP', samples: '1840', p50: 1200, p75: 2600.5, p95: 4800 }
const responseOf = (rows: object[]) => ({ meta: [], data: rows, rows: rows.length })

describe('real user monitoring, metrics of Analytics Engine', () => {
  it('are queried by SQL, one query per table, and shown', async ({ expect }) => {
    service.respondJson(responseOf([{ ...row, name: 'product' }]))
    const { status, words, headers } = await open('&days=28')
    expect(status).toBe(200)
    expect(words).toContain('product LCP 2,601 ms needs improvement 1,200 ms 4,800 ms 1,840')
    expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(headers.getSetCookie()).toEqual([])
    expect(service.received).toHaveLength(4)
    for (const { method, path, headers: sent, body } of service.received) {
      expect([method, path]).toEqual([
        'POST',
        `/client/v4/accounts/${account}/analytics_engine/sql`,
      ])
      expect(sent['authorization']).toBe('Bearer token-of-the-tests')
      expect(body).toMatch(/^SELECT blob[2-5] AS name, blob1 AS metric, SUM\(_sample_interval\)/)
      expect(body).toContain('quantileExactWeighted(0.75)(double1, _sample_interval) AS p75')
      expect(body).toContain(`FROM web_vitals\nWHERE timestamp > NOW() - INTERVAL '28' DAY`)
    }
    const groups = service.received.map(({ body }) => body.slice(0, 12))
    expect(new Set(groups).size).toBe(4)
  })

  it('may be empty', async ({ expect }) => {
    service.respondJson(responseOf([]))
    const { status, words } = await open()
    expect(status).toBe(200)
    expect(words).toContain('There are no figures of this period')
  })

  it('of an unknown metric, or non-numeric, are dropped', async ({ expect }) => {
    for (const changes of [{ metric: 'FID' }, { p75: null }, { samples: 'many' }]) {
      service.respondJson(responseOf([{ ...row, ...changes, name: 'product' }]))
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      expect(await open()).toMatchObject({ status: 502 })
    }
  })

  it('are reported as unavailable with a wrong token', async ({ expect }) => {
    service.respondJson({ success: false }, 403)
    const { status, words } = await open()
    expect(status).toBe(502)
    expect(words).toContain('Analytics Engine was asked, but it answers 403')
    expect(words).not.toContain('token-of-the-tests')
  })

  it.for(Object.keys(misbehaviours) as Misbehaviour[])(
    'are reported as unavailable on the page when it %s',
    { timeout: 60_000 },
    async (how, { expect }) => {
      service.misbehave(how)
      const { status, words } = await open()
      expect(status).toBe(502)
      expect(words).toContain('No figures at the moment')
    },
  )
})
