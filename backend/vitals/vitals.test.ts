import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import type { VitalsSample } from '../../domain/vitals/beacon.ts'
import { signLink } from '../../domain/operator/signed-link.ts'
import { app } from '../app.ts'
import { clearExpired } from '../maintenance/clear-expired.ts'
import { operatorKey, readingKey, sendOperator } from '../testing/operator.ts'
import { valueOf } from '../testing/shop.ts'
import { storeSample, maxSamples } from './store-sample.ts'

const sample: VitalsSample = {
  screen: 'product',
  cache: 'cached',
  connection: '4g',
  device: 'phone',
  version: '0123456789ab',
  country: 'DE',
  metrics: { LCP: 1000, CLS: 0.02 },
}
const path = '/operator/vitals'

async function open(link: string) {
  return sendOperator({
    url: `http://shop.test${link}`,
    method: 'GET',
    headers: { 'X-Storefront-Token': '' },
    body: null,
  })
}

/** Visible text of a page. */
const textOf = (page: string) =>
  page
    .replace(/<style[\s\S]*<\/style>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const outcomes = async () => {
  const sql = 'SELECT key_id, call, scope, status, outcome FROM operator_audit ORDER BY id'
  return (await env.DB.prepare(sql).all()).results
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await env.DB.batch(
    ['vital_sample', 'operator_audit'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
  return () => vi.restoreAllMocks()
})

describe('real visitors, metrics in the local database', () => {
  it('are a row per metric, accepted from the storefront only', async ({ expect }) => {
    const post = (body: unknown, token: string) =>
      app.request(
        'http://shop.test/vitals',
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json', 'X-Storefront-Token': token },
        },
        { ...env, BACKEND_TOKEN: 'token-of-the-storefront' },
      )
    expect((await post(sample, 'forged')).status).toBe(403)
    expect((await post({ ...sample, screen: 'kitchen' }, 'token-of-the-storefront')).status).toBe(
      400,
    )
    expect(await valueOf('SELECT count(*) FROM vital_sample')).toBe(0)
    expect((await post(sample, 'token-of-the-storefront')).status).toBe(204)
    const { results } = await env.DB.prepare(
      'SELECT metric, value, country FROM vital_sample ORDER BY metric',
    ).all()
    expect(results).toEqual([
      { metric: 'CLS', value: 0.02, country: 'DE' },
      { metric: 'LCP', value: 1000, country: 'DE' },
    ])
  })

  it('never exceed the limit: the oldest are deleted', async ({ expect }) => {
    await env.DB.prepare(
      `INSERT INTO vital_sample (at, metric, screen, cache, country, device, connection, version, value)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${maxSamples})
      SELECT '2026-01-01', 'LCP', 'home', 'miss', 'XX', 'phone', '4g', 'dev', i FROM n`,
    ).run()
    await storeSample(env.DB, sample)
    expect(await valueOf('SELECT count(*) FROM vital_sample')).toBe(maxSamples)
    expect(await valueOf('SELECT min(value) FROM vital_sample WHERE screen = "home"')).toBe(3)
  })

  it('are deleted after 28 days', async ({ expect }) => {
    await storeSample(env.DB, sample, new Date('2026-10-01T12:00:00Z'))
    await clearExpired(env.DB, new Date('2026-10-29T11:59:00Z'))
    expect(await valueOf('SELECT count(*) FROM vital_sample')).toBe(2)
    await clearExpired(env.DB, new Date('2026-10-29T12:01:00Z'))
    expect(await valueOf('SELECT count(*) FROM vital_sample')).toBe(0)
  })
})

describe('real visitors, the page for operators', () => {
  it('has quantiles, samples and ratings by template, cache, country and device', async ({
    expect,
  }) => {
    for (let step = 1; step <= 20; step++)
      // oxlint-disable-next-line no-await-in-loop -- one page view after the other
      await storeSample(env.DB, { ...sample, metrics: { LCP: step * 250, INP: 40 } })
    await storeSample(env.DB, {
      ...sample,
      screen: 'category',
      cache: 'miss',
      country: 'CZ',
      device: 'desktop',
      metrics: { LCP: 9000, CLS: 0.3 },
    })
    const { status, headers, text } = await open(await signLink(operatorKey, path))
    expect(status).toBe(200)
    const words = textOf(text)
    // Of 250 to 5,000 ms: the 10th, 15th and 19th of twenty.
    expect(words).toContain('product LCP 3,750 ms needs improvement 2,500 ms 4,750 ms 20')
    expect(words).toContain('INP 40 ms good 40 ms 40 ms 20')
    expect(words).toContain('category LCP 9,000 ms poor 9,000 ms 9,000 ms 1')
    expect(words).toContain('CLS 0.300 poor 0.300 0.300 1')
    for (const name of ['cached', 'CZ', 'desktop']) expect(words).toContain(`${name} LCP`)
    expect(text).not.toContain('<script')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toContain('noindex')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(await outcomes()).toEqual([
      { key_id: 'erp', call: `GET ${path}`, scope: 'vitals:read', status: 200, outcome: 'done' },
    ])
  })

  it('shows the last day, week or four weeks, by links with the same signature', async ({
    expect,
  }) => {
    await storeSample(env.DB, sample, new Date(Date.now() - 3 * 86_400_000))
    const link = await signLink(operatorKey, path)
    expect(textOf((await open(link)).text)).toContain('product LCP 1,000 ms')
    const { text } = await open(`${link}&days=1`)
    expect(textOf(text)).toContain('There are no figures of this period')
    const [, other] = /href="(\?[^"]*days=28)"/.exec(text) ?? []
    const month = await open(path + String(other).replaceAll('&amp;', '&'))
    expect(textOf(month.text)).toContain('product LCP 1,000 ms')
    expect(textOf((await open(`${link}&days=9999`)).text)).toContain('product LCP 1,000 ms')
  })

  const late = new Date(Date.now() - 601_000)
  const forged = async () =>
    (await signLink(operatorKey, path)).replace(/signature=./, 'signature=x')
  const refused: [string, () => Promise<string>, number, string][] = [
    ['that is over', () => signLink(operatorKey, path, late), 401, 'expired'],
    [
      'that would be good for longer',
      async () => signLink(operatorKey, path, new Date(Date.now() + 60_000)),
      401,
      'expired',
    ],
    ['with another signature', forged, 401, 'not_signed'],
    [
      'of an unknown key',
      () => signLink({ ...operatorKey, id: 'nobody' }, path),
      401,
      'not_signed',
    ],
    [
      'for another page',
      async () => (await signLink(operatorKey, '/operator/other')).replace('/other', '/vitals'),
      401,
      'not_signed',
    ],
    ['of a key without the scope', () => signLink(readingKey, path), 403, 'out_of_scope'],
    ['without a signature', async () => path, 401, 'not_signed'],
  ]
  it.for(refused)(
    'is refused for a link %s, and logged',
    async ([, link, status, outcome], { expect }) => {
      await storeSample(env.DB, sample)
      const response = await open(await link())
      expect(response.status).toBe(status)
      expect(textOf(response.text)).toContain('This link does not open')
      expect(response.text).not.toContain('product')
      expect(await outcomes()).toMatchObject([{ call: `GET ${path}`, status, outcome }])
    },
  )
})
