import { type PendingReview, PendingReviews } from '../../../domain/operator/reviews.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

/** `review list`, `review publish <id>` and `review reject <id>`; each prints those that wait. */
export async function commandReview(
  client: OperatorClient,
  action: string,
  [id = '']: readonly string[],
): Promise<string[]> {
  const target = '/operator/reviews'
  if (action === 'list') return linesOf(await client.call('GET', target, PendingReviews))
  if (!['publish', 'reject'].includes(action) || !id)
    throw new WrongUsage('review list | publish <id> | reject <id>')
  const path = `${target}/${encodeURIComponent(id)}/${action}`
  // A lost response is not asked for again: the review would not wait any more.
  return linesOf(await client.call('POST', path, PendingReviews, { isRepeatable: false }))
}

function linesOf({ reviews }: PendingReviews): string[] {
  return reviews.length > 0 ? reviews.map(lineOf) : ['no review waits']
}

function lineOf({ id, productId, author, rating, text, createdAt }: PendingReview): string {
  return `${id}: ${createdAt.slice(0, 10)}, ${productId}, ${rating} of 5 by ${author}: ${text}`
}
