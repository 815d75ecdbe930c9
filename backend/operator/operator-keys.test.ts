import { describe, it } from 'vitest'
import { OperatorKeys } from './operator-keys.ts'

const key = { id: 'erp', secret: 'x'.repeat(32), scopes: ['prices:write'] }

describe('point 6: OPERATOR_KEYS', () => {
  it('are a JSON list, and none if it is empty or absent', ({ expect }) => {
    expect(OperatorKeys.parse(JSON.stringify([key]))).toEqual([key])
    for (const empty of [undefined, '', ' ', '[]']) expect(OperatorKeys.parse(empty)).toEqual([])
  })

  it.for<[string, string, string]>([
    ['no JSON', '{', 'is not JSON'],
    ['no list', '{"id":"erp"}', 'expected array'],
    ['a short secret', JSON.stringify([{ ...key, secret: 'x'.repeat(31) }]), '32 characters'],
    ['a strange id', JSON.stringify([{ ...key, id: 'erp 1' }]), 'letters, digits'],
    ['no scope', JSON.stringify([{ ...key, scopes: [] }]), 'must name a scope'],
    ['an unknown scope', JSON.stringify([{ ...key, scopes: ['all'] }]), 'prices:write'],
    ['an unknown field', JSON.stringify([{ ...key, admin: true }]), 'admin'],
    ['the same id twice', JSON.stringify([key, key]), 'is there twice'],
  ])('are refused with %s, without revealing a secret', ([, text, reason], { expect }) => {
    const result = OperatorKeys.safeParse(text)
    expect(result.error?.message).toContain(reason)
    expect(result.error?.message).not.toContain('xxx')
  })
})
