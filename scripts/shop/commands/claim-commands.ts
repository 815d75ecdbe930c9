import { randomUUID } from 'node:crypto'
import { ClaimState } from '../../../domain/claim/claim-state.ts'
import { OperatorClaim, OperatorClaims } from '../../../domain/operator/claim-commands.ts'
import { WrongUsage } from '../wrong-usage.ts'
import type { OperatorClient } from '../operator-client.ts'

const usage = `claim list [open|${ClaimState.options.join('|')}]
claim show <number>
claim set <number> <state> [--note <text for the customer>]`

/** `claim list`, `claim show` and `claim set`, which emails the customer. */
export async function commandClaim(
  client: OperatorClient,
  action: string,
  [first = '', second = '']: readonly string[],
  { note }: { note: string },
): Promise<string[]> {
  if (action === 'list') {
    const target = `/operator/claims?state=${encodeURIComponent(first || 'open')}`
    const { claims } = await client.call('GET', target, OperatorClaims)
    return claims.length > 0 ? claims.map(lineOf) : ['no claims']
  }
  const target = `/operator/claims/${encodeURIComponent(first)}`
  if (action === 'show' && first) return linesOf(await client.call('GET', target, OperatorClaim))
  const state = ClaimState.safeParse(second)
  if (action !== 'set' || !first || !state.success) throw new WrongUsage(usage)
  // Idempotency key: the command can be repeated after a lost response.
  const body = { key: randomUUID(), state: state.data, note }
  return linesOf(await client.call('POST', `${target}/state`, OperatorClaim, { body }))
}

function lineOf({ number, state, orderCode, item, settleBy }: OperatorClaim): string {
  return `${number}: ${state}, settle by ${settleBy}, order ${orderCode}, ${item.amount} x ${item.catalogCode} ${item.name}`
}

function linesOf(claim: OperatorClaim): string[] {
  return [
    lineOf(claim),
    `${claim.name}, ${claim.email}, wants ${claim.remedy}`,
    claim.description,
    ...claim.history.map(({ at, state, note }) => `${at} ${state} ${note}`.trim()),
  ]
}
