import * as z from 'zod/mini'
import { Merchant } from '../../../domain/merchant/merchant.ts'
import { ChangeResults } from '../../../domain/operator/changes.ts'
import { numberArgument } from '../number-argument.ts'
import type { OperatorClient } from '../operator-client.ts'
import { readTextFile } from '../read-lines.ts'
import { repeatByKey } from '../repeat-by-key.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** `price set <code> <amount> [<code> <amount> …] --currency <code>` */
export async function setPrices(
  client: OperatorClient,
  args: readonly string[],
  currency: string,
): Promise<string[]> {
  if (args.length === 0 || args.length % 2 === 1) {
    throw new WrongUsage('price set <code> <amount> [<code> <amount> …]')
  }
  const prices = Array.from({ length: args.length / 2 }, (_, index) => ({
    variant: args[index * 2] ?? '',
    amount: numberArgument(args[index * 2 + 1] ?? ''),
    currency,
  }))
  // Which one a shop means by default is not known here.
  if (!currency) throw new WrongUsage('price set needs the currency of the amounts: --currency EUR')
  return linesOf(await client.call('PUT', '/operator/prices', ChangeResults, { body: { prices } }))
}

/** `stock set|adjust <code> <warehouse>=<amount> [<warehouse>=<amount> …]` */
export async function changeStock(
  client: OperatorClient,
  action: 'set' | 'adjust',
  [variant = '', ...places]: readonly string[],
  givenKey = '',
): Promise<string[]> {
  if (places.length === 0) throw new WrongUsage(`stock ${action} <code> <warehouse>=<amount> …`)
  const stock = places.map((place) => {
    const [warehouse = '', amount = ''] = place.split(/=(.*)/s, 2)
    if (!warehouse || !amount) throw new WrongUsage(`"${place}" is not <warehouse>=<amount>`)
    return { variant, warehouse, [action]: numberArgument(amount) }
  })
  return repeatByKey(givenKey, async (key) => {
    const options = { body: { key, stock } }
    return linesOf(await client.call('PUT', '/operator/stock', ChangeResults, options))
  })
}

/** `merchant show`: the merchant as JSON, to be changed and set again. */
export async function showMerchant(client: OperatorClient): Promise<string[]> {
  return [JSON.stringify(await client.call('GET', '/operator/merchant', Merchant), null, 2)]
}

/**
 * `merchant set <file>`: replaces the merchant from JSON; lists what is missing for taking orders.
 */
export async function setMerchant(client: OperatorClient, path: string): Promise<string[]> {
  // Editors save it with a byte order mark, or in the encoding of their system.
  const body = parseJson(path, await readTextFile(path))
  const { missing, warnings } = await client.call('PUT', '/operator/merchant', Missing, { body })
  return [
    ...(missing.length === 0 ? ['complete'] : missing.map((field) => `missing: ${field}`)),
    ...warnings,
  ]
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongUsage(
      `${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

const Missing = z.object({
  missing: z.array(z.string()),
  /** What an order does not need, but its customer. */
  warnings: z._default(z.array(z.string()), []),
})

function linesOf({ results }: ChangeResults): string[] {
  return results.map(({ variant, changed }) => `${variant}: ${changed ? 'changed' : 'as it was'}`)
}
