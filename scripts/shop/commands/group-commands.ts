import { Membership, StoredPriceGroups } from '../../../domain/operator/price-groups.ts'
import { numberArgument } from '../number-argument.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** `group list`, `group set <code> <percent>` and `group put <email> [<code> …]`. */
export async function commandGroup(
  client: OperatorClient,
  action: string,
  [first = '', ...rest]: readonly string[],
): Promise<string[]> {
  const target = '/operator/price-groups'
  if (action === 'list') return linesOf(await client.call('GET', target, StoredPriceGroups))
  const [percent = ''] = rest
  if (action === 'set' && first && percent) {
    // What the group has besides stays as it is: the call sets it as a whole.
    const { groups } = await client.call('GET', target, StoredPriceGroups)
    const known = groups.find(({ code }) => code === first)
    const body = { groups: [{ ...known, code: first, percent: numberArgument(percent) }] }
    return linesOf(await client.call('PUT', target, StoredPriceGroups, { body }))
  }
  if (action !== 'put' || !first)
    throw new WrongUsage('group list | set <code> <percent> | put <email> [<code> …]')
  const body = { email: first, groups: rest }
  const { email, groups } = await client.call('PUT', '/operator/customers/groups', Membership, {
    body,
  })
  return [`${email}: ${groups.join(', ') || 'the public price list'}`]
}

function linesOf({ groups }: StoredPriceGroups): string[] {
  return groups.map(({ code, percent, restricted, showsConsumerPrice }) => {
    const rules = [restricted && 'may not shop here', showsConsumerPrice && 'sees consumer prices']
    return [`${code}: ${percent} %`, ...rules].filter(Boolean).join(', ')
  })
}
