import type { ZodMiniType } from 'zod/mini'
import type { OperatorClient } from './operator-client.ts'

interface Page {
  next: string
  hasMore: boolean
}

/** The pages of a list that goes on behind `next`. */
export async function* pagesOf<Found extends Page>(
  client: OperatorClient,
  target: string,
  schema: ZodMiniType<Found>,
  query: Record<string, string> = {},
): AsyncGenerator<Found> {
  for (let after = '', hasMore = true; hasMore;) {
    const page = await client.call(
      'GET',
      `${target}?${new URLSearchParams({ ...query, after })}`,
      schema,
    )
    yield page
    after = page.next
    hasMore = page.hasMore
  }
}
