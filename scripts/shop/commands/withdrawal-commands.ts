import {
  type OperatorWithdrawal,
  OperatorWithdrawals,
} from '../../../domain/operator/withdrawals.ts'
import type { OperatorClient } from '../operator-client.ts'
import { pagesOf } from '../pages-of.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** `withdrawal list`: declared withdrawals that nothing was done about, or `all`. */
export async function listWithdrawals(client: OperatorClient, which = 'open'): Promise<string[]> {
  if (which !== 'open' && which !== 'all') throw new WrongUsage('withdrawal list [open|all]')
  const lines: string[] = []
  for await (const { withdrawals } of pagesOf(
    client,
    '/operator/withdrawals',
    OperatorWithdrawals,
  )) {
    const listed = withdrawals.filter(({ isProcessed }) => which === 'all' || !isProcessed)
    lines.push(...listed.map(lineOf))
  }
  return lines.length > 0 ? lines : ['no withdrawals']
}

const matches = {
  order: '',
  number: ', order of another address',
  none: ', no such order',
}

function lineOf(withdrawal: OperatorWithdrawal): string {
  const { reference, receivedAt, orderCode, match, name, email, business, goods } = withdrawal
  const what = goods.length > 0 ? goods.join('; ') : 'the whole order'
  const of = `order ${orderCode}${matches[match]}${business ? ', a company' : ''}`
  return `${reference}: ${receivedAt.slice(0, 16)}, ${of}, ${name}, ${email}: ${what}`
}
