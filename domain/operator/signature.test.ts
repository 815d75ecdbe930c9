import { createHash, createHmac } from 'node:crypto'
import { describe, it } from 'vitest'
import {
  isWithinWindow,
  type OperatorCall,
  operatorHeaders,
  signatureWindow,
  signCall,
  signedHeaders,
  verifyCall,
} from './signature.ts'

const secret = 'a-secret-of-thirty-two-characters'
const bytes = (text: string) => new TextEncoder().encode(text)
const call: OperatorCall = {
  method: 'PUT',
  target: '/operator/prices?dry=1',
  timestamp: '1795338000',
  nonce: '5d0f3c9e-7f0a-4a63-9c5a-1f2e3d4c5b6a',
  body: bytes('{"prices":[]}'),
}

describe('point 6: the signature of an operator call', () => {
  it('is HMAC-SHA256 over method, target, time, nonce and SHA-256 of the body', async ({
    expect,
  }) => {
    const digest = createHash('sha256').update(call.body).digest('hex')
    const text = `operator-v1\nPUT\n/operator/prices?dry=1\n1795338000\n${call.nonce}\n${digest}`
    const expected = createHmac('sha256', secret).update(text).digest('hex')
    expect(await signCall(secret, call)).toBe(expected)
    expect(await verifyCall(secret, call, expected)).toBe(true)
  })

  it.for<Partial<OperatorCall>>([
    { method: 'POST' },
    { target: '/operator/prices' },
    { target: '/operator/prices?dry=0' },
    { timestamp: '1795338001' },
    { nonce: 'another-nonce-of-sixteen' },
    { body: bytes('{"prices":[] }') },
    { body: bytes('') },
  ])('is invalid for the same call with %j', async (changes, { expect }) => {
    const signature = await signCall(secret, call)
    expect(await verifyCall(secret, { ...call, ...changes }, signature)).toBe(false)
  })

  it('separates its parts unambiguously', async ({ expect }) => {
    const signature = await signCall(secret, { ...call, timestamp: '12', nonce: '3' })
    expect(await verifyCall(secret, { ...call, timestamp: '1', nonce: '23' }, signature)).toBe(
      false,
    )
  })

  it.for(['', 'junk', 'ab', 'g'.repeat(64), 'a'.repeat(63), 'A'.repeat(64), 'é'.repeat(64)])(
    'is not %j',
    async (signature, { expect }) => {
      expect(await verifyCall(secret, call, signature)).toBe(false)
    },
  )

  it('requires the same secret', async ({ expect }) => {
    const signature = await signCall(`${secret}!`, call)
    expect(await verifyCall(secret, call, signature)).toBe(false)
  })

  it('is new for each call', async ({ expect }) => {
    const key = { id: 'erp', secret }
    const [first, second] = [await signedHeaders(key, call), await signedHeaders(key, call)]
    expect(first[operatorHeaders.nonce]).not.toBe(second[operatorHeaders.nonce])
    expect(first[operatorHeaders.signature]).not.toBe(second[operatorHeaders.signature])
  })
})

describe('point 6: the time of an operator call', () => {
  const now = new Date('2026-11-22T09:00:00Z')
  const seconds = now.getTime() / 1000

  it.for([
    [0, true],
    [signatureWindow, true],
    [-signatureWindow, true],
    [signatureWindow + 1, false],
    [-signatureWindow - 1, false],
  ] as const)('may differ by %i seconds: %s', ([difference, expected], { expect }) => {
    expect(isWithinWindow(String(seconds + difference), now)).toBe(expected)
  })

  it.for(['', 'now', '-1', '1e9', '1.5', ' 1', '9'.repeat(13), 'NaN', 'Infinity'])(
    'consists of digits, not %j',
    (timestamp, { expect }) => {
      expect(isWithinWindow(timestamp, now)).toBe(false)
    },
  )
})
