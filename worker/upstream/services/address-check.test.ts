import { describe, it } from 'vitest'
import type { AddressCheck } from '../../../domain/checkout/address-check.ts'
import { requestAddressCheck } from './address-check.ts'

const checks: AddressCheck[] = [
  { field: 'email', rule: 'email', value: 'a@b.cz', country: 'CZE', reference: '' },
  { field: 'postcode', rule: 'postcode', value: '602 00', country: 'CZE', reference: '' },
]
const url = 'https://addresses.example/check'
const response =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })

describe('§5 the address service', () => {
  it('receives rule, value and country, not the field’s name', async ({ expect }) => {
    const requested: unknown[] = []
    const valid = await requestAddressCheck(url, checks, async (input, init) => {
      // Like fetch: throws for an option that the runtime does not know.
      requested.push(await new Request(input, init).json())
      return Response.json({ results: [{ valid: true }, { valid: false }] })
    })
    expect(valid).toEqual([true, false])
    expect(requested).toEqual([
      {
        checks: [
          { rule: 'email', value: 'a@b.cz', country: 'CZE', reference: '' },
          { rule: 'postcode', value: '602 00', country: 'CZE', reference: '' },
        ],
      },
    ])
  })

  it('is not called without a value', async ({ expect }) => {
    const fail = async () => Promise.reject(new Error('asked'))
    expect(await requestAddressCheck(url, [], fail)).toEqual([])
  })

  it.for([
    ['an error', response({}, 500)],
    ['no JSON', async () => new Response('<html>')],
    ['another shape', response({ results: [{ ok: 1 }, { ok: 0 }] })],
    ['a redirect', async () => new Response(null, { status: 302, headers: { Location: '/x' } })],
    ['too few results', response({ results: [{ valid: true }] })],
    ['no answer in time', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ] as const)('falls back to the built-in rules after %s', async ([, send], { expect }) => {
    expect(await requestAddressCheck(url, checks, send)).toBeNull()
  })
})
