import { describe, it } from 'vitest'
import type { OperatorWithdrawal } from '../../../domain/operator/withdrawals.ts'
import { openOperatorDouble } from '../../testing/operator-double.ts'
import { listWithdrawals } from './withdrawal-commands.ts'

const declared = (
  reference: string,
  changes: Partial<OperatorWithdrawal> = {},
): OperatorWithdrawal => ({
  reference,
  receivedAt: '2026-11-28T21:14:05.000Z',
  name: 'Karla Kunde',
  email: 'karla@example.org',
  orderCode: '2026000123',
  match: 'order',
  business: false,
  deadline: '2026-12-08',
  goods: [],
  isProcessed: false,
  ...changes,
})

const withdrawals = [
  declared('W1', { isProcessed: true }),
  declared('W2', { match: 'none', goods: ['ein Rohr'] }),
  declared('W3', { match: 'number', business: true }),
]

describe('§ 356a BGB withdrawal list', () => {
  it('names those that nothing was done about, or all, with what has to be looked at', async ({
    expect,
  }) => {
    const double = await openOperatorDouble((_, response) =>
      response.end(JSON.stringify({ withdrawals, next: '3', hasMore: false })),
    )
    const lines = await listWithdrawals(double.client)
    expect(lines.map((line) => line.slice(0, 2))).toEqual(['W2', 'W3'])
    expect(lines[0]).toContain('order 2026000123, no such order, Karla Kunde')
    expect(lines[0]).toContain(': ein Rohr')
    expect(lines[1]).toContain('of another address, a company')
    expect(await listWithdrawals(double.client, 'all')).toHaveLength(3)
    await expect(listWithdrawals(double.client, 'new')).rejects.toThrow(
      'withdrawal list [open|all]',
    )
    await double.close()
  })
})
