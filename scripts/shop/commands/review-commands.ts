import { type OperatorReview, OperatorReviews } from '../../../domain/operator/reviews.ts'
import type { OperatorClient } from '../operator-client.ts'
import { WrongUsage } from '../wrong-usage.ts'

const target = '/operator/reviews'

/** `review list`, `publish <id>` and `reject <id>` print those that wait; `reply` answers one. */
export async function commandReview(
  client: OperatorClient,
  action: string,
  [first = '', second]: readonly string[],
): Promise<string[]> {
  if (action === 'list' && ['', 'published'].includes(first)) {
    const query = first === 'published' ? '?state=published' : ''
    return linesOf(await client.call('GET', target + query, OperatorReviews))
  }
  const path = `${target}/${encodeURIComponent(first)}/${action}`
  if (action === 'reply' && first && second !== undefined) {
    const body = { text: second }
    return linesOf(await client.call('PUT', path, OperatorReviews, { body }))
  }
  if (!['publish', 'reject'].includes(action) || !first)
    throw new WrongUsage('review list [published] | publish <id> | reject <id> | reply <id> <text>')
  // A lost response is not asked for again: the review would not wait any more.
  return linesOf(await client.call('POST', path, OperatorReviews, { isRepeatable: false }))
}

function linesOf({ reviews }: OperatorReviews): string[] {
  return reviews.length > 0 ? reviews.flatMap(linesOfReview) : ['no review waits']
}

function linesOfReview(review: OperatorReview): string[] {
  const { id, productId, author, rating, text, createdAt, reply } = review
  return [
    `${id}: ${createdAt.slice(0, 10)}, ${productId}, ${rating} of 5 by ${author}: ${text}`,
    ...(reply === undefined ? [] : [`  answered: ${reply}`]),
  ]
}
