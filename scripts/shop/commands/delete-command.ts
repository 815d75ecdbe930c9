import { catalogueTypes } from '../../../domain/operator/catalogue-record.ts'
import { Deletion } from '../../../domain/operator/deletions.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** `delete <type> <id> [--to <path>]`, with the types of imports, and `product`. */
export async function deleteRecord(
  client: OperatorClient,
  type: string,
  [id = '']: readonly string[],
  to: string,
): Promise<string[]> {
  if (!id)
    throw new WrongUsage('delete product|category|page|article|redirect|… <id> [--to <path>]')
  const path = [...pathOf(type), id].map(encodeURIComponent).join('/')
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  const { deleted } = await client.call('DELETE', `/operator/${path}${query}`, Deletion)
  return [deleted ? `${type} ${id}: deleted` : `${type} ${id}: there is none`]
}

function pathOf(type: string): string[] {
  if (type === 'product') return ['products']
  return [catalogueTypes.some((one) => one === type) ? 'catalogue' : 'content', type]
}
