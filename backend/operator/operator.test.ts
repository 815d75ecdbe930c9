import { env } from 'cloudflare:test'
import { beforeEach, describe, it, vi } from 'vitest'
import { signatureWindow } from '../../domain/operator/signature.ts'
import { clearExpired } from '../maintenance/clear-expired.ts'
import {
  operate,
  operatorKey,
  type OperatorRequest,
  readingKey,
  sendOperator,
  signedRequest,
} from '../testing/operator.ts'
import { valueOf } from '../testing/shop.ts'
import { maxRefusals } from './audit.ts'

const price = { prices: [{ variant: 's100', currency: 'EUR', amount: 30 }] }
const call = { path: '/operator/prices', body: price }

async function auditRows() {
  const { results } = await env.DB.prepare('SELECT * FROM operator_audit ORDER BY id').all()
  return results
}

let warnings: string[]

beforeEach(async () => {
  warnings = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)))
  await env.DB.batch(
    ['operator_audit', 'operator_nonce'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
  return () => vi.restoreAllMocks()
})

const past = new Date(Date.now() - (signatureWindow + 5) * 1000)
const future = new Date(Date.now() + (signatureWindow + 60) * 1000)

const refused: [string, Partial<OperatorRequest>, number, string][] = [
  ['another body', { forge: { body: JSON.stringify({ prices: [] }) } }, 401, 'not_signed'],
  ['another path', { forge: { path: '/operator/stock' } }, 401, 'not_signed'],
  ['another query', { forge: { path: '/operator/prices?dry=1' } }, 401, 'not_signed'],
  ['another method', { forge: { method: 'POST' } }, 401, 'not_signed'],
  ['a late call', { at: past }, 401, 'not_in_time'],
  ['a call from the future', { at: future }, 401, 'not_in_time'],
  ['an unknown key', { key: { ...operatorKey, id: 'nobody' } }, 401, 'not_signed'],
  ['a wrong secret', { key: { ...operatorKey, secret: readingKey.secret } }, 401, 'not_signed'],
  [
    'a junk signature',
    { forge: { headers: { 'X-Operator-Signature': 'junk' } } },
    401,
    'not_signed',
  ],
  ['no signature', { forge: { headers: { 'X-Operator-Signature': '' } } }, 401, 'not_signed'],
  ['another time', { forge: { headers: { 'X-Operator-Timestamp': '1' } } }, 401, 'not_signed'],
  ['a key out of scope', { key: readingKey }, 403, 'out_of_scope'],
  ['a call that does not exist', { path: '/operator/nothing' }, 404, 'unknown_call'],
  ['a body that does not fit', { body: { prices: 'all' } }, 422, 'invalid'],
]

describe('point 6, bad input: operator calls', () => {
  it('over 1 MB are refused like all others: RFC 9457', async ({ expect }) => {
    const {
      status,
      headers,
      response: result,
    } = await operate({ ...call, body: 'x'.repeat(1024 * 1024) })
    expect([status, headers.get('Content-Type')]).toEqual([413, 'application/problem+json'])
    expect(result).toMatchObject({
      status: 413,
      code: 'too_large',
      title: expect.stringContaining('1 MB'),
      requestId: expect.any(String),
    })
  })

  it('of a shop with a wrong configuration fail like all others', async ({ expect }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { status, response: result } = await operate({ ...call, vars: { CURRENCIES: 'nothing' } })
    expect([status, result]).toMatchObject([500, { status: 500, code: 'internal' }])
    expect(error).toHaveBeenCalled()
  })

  it('are executed if they are signed, in time and in scope, and audited', async ({ expect }) => {
    const { status, response: result } = await operate(call)
    expect([status, result]).toEqual([200, { results: [{ variant: 's100', changed: false }] }])
    expect(await auditRows()).toMatchObject([
      {
        key_id: 'erp',
        call: 'PUT /operator/prices',
        scope: 'prices:write',
        status: 200,
        outcome: 'done',
      },
    ])
  })

  it.for(refused)(
    'are refused with %s, and logged',
    async ([, changes, status, code], { expect }) => {
      const before = await valueOf(`SELECT count(*) FROM price_history`)
      const { response: result, headers, ...response } = await operate({ ...call, ...changes })
      expect(response.status).toBe(status)
      expect(headers.get('Content-Type')).toBe('application/problem+json')
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(result).toMatchObject({ status, code })
      const [row, ...others] = await auditRows()
      expect(row).toMatchObject({ status, outcome: code, request_id: result['requestId'] })
      expect(others).toEqual([])
      expect(await valueOf(`SELECT count(*) FROM price_history`)).toBe(before)
    },
  )

  it('are executed once: a replay is refused and logged', async ({ expect }) => {
    const request = await signedRequest(call)
    expect((await sendOperator(request)).status).toBe(200)
    expect(await sendOperator(request)).toMatchObject({
      status: 401,
      response: { code: 'replayed' },
    })
    expect((await auditRows()).map(({ outcome }) => outcome)).toEqual(['done', 'replayed'])
  })

  it('are executed once if two copies arrive concurrently', async ({ expect }) => {
    const request = await signedRequest(call)
    const copies = [request, request, request]
    const statuses = await Promise.all(
      copies.map(async (copy) => (await sendOperator(copy)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 401, 401])
  })

  it('keep a nonce until its timestamp is out of the window', async ({ expect }) => {
    // The caller's clock is ahead, so the call stays valid for longer.
    const ahead = new Date(Date.now() + (signatureWindow - 30) * 1000)
    await operate({ ...call, at: ahead })
    const count = 'SELECT count(*) FROM operator_nonce'
    await clearExpired(env.DB, new Date(ahead.getTime() + (signatureWindow - 1) * 1000))
    expect(await valueOf(count)).toBe(1)
    await clearExpired(env.DB, new Date(ahead.getTime() + (signatureWindow + 1) * 1000))
    expect(await valueOf(count)).toBe(0)
  })

  it('without a signature fill the audit log with some rows a minute only', async ({ expect }) => {
    const forged = { ...call, key: { ...operatorKey, id: 'nobody' } }
    for (let count = 0; count < maxRefusals + 5; count++) await operate(forged)
    expect(await auditRows()).toHaveLength(maxRefusals)
    await operate(call)
    expect((await auditRows()).at(-1)).toMatchObject({ outcome: 'done' })
  })

  it('are 404 without keys, and the log says why', async ({ expect }) => {
    const { status, response: result } = await operate({ ...call, vars: { OPERATOR_KEYS: '' } })
    expect([status, result['code']]).toEqual([404, 'no_keys'])
    expect(warnings.join()).toContain('OPERATOR_KEYS is not set')
    expect(await auditRows()).toEqual([])
  })

  it('carry the request id of the storefront’s trace', async ({ expect }) => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` }
    await operate({ ...call, forge: { headers } })
    expect(await auditRows()).toMatchObject([{ request_id: trace }])
  })

  it('are accepted from the storefront only', async ({ expect }) => {
    const vars = { BACKEND_TOKEN: 'token-of-the-storefront', ENVIRONMENT: 'local' }
    expect((await operate({ ...call, vars })).status).toBe(403)
  })
})
