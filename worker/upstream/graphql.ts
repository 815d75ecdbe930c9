import { graphql, type GraphqlQuery } from '../../domain/contract/cms-graphql.ts'
import { type Answered, askInFull } from './ask.ts'
import { type ReadScope, readContent } from '../cache/content-cache.ts'
import type { ContentProfileName } from '../cache/profiles.ts'
import type { Asker } from './asker.ts'
import { logFailure } from './log-failure.ts'
import { UpstreamError } from './upstream-error.ts'

/** Asks the CMS one GraphQL query. Half an answer (data beside errors) counts as none. */
export async function askGraphql<Answer>(
  asker: Asker,
  query: GraphqlQuery<Answer>,
  variables: Record<string, unknown> = {},
): Promise<Answered<Answer>> {
  const body = { query: query.query, variables }
  const { answer, ...rest } = await askInFull(asker, graphql, { body, readOnly: true })
  const parsed = query.read(answer.data)
  if (answer.errors?.length || !parsed.success) {
    const issue = parsed.error?.issues[0]?.path.join('.')
    const path = [query.name, answer.errors?.length ? '(errors)' : issue].filter(Boolean).join('.')
    const failure = new UpstreamError({ upstream: 'cms', kind: 'invalid', path })
    logFailure(graphql, failure, 0)
    throw failure
  }
  return { answer: parsed.data, ...rest }
}

/** Reads a GraphQL query through the content cache. */
export function readGraphql<Answer>(
  scope: ReadScope,
  query: GraphqlQuery<Answer>,
  variables: Record<string, string | number | readonly string[]>,
  profile: ContentProfileName,
  tags: (answer: Answer) => string[],
): Promise<Answer> {
  return readContent(scope, {
    key: `cms/graphql/${query.name}${JSON.stringify(variables)}`,
    profile,
    schema: query.answer,
    tags: (answer) => ['cms', ...tags(answer)],
    // A list asked for by a slug that nothing has.
    isNegative: (answer) => answer === null || isEmptyList(answer),
    load: (asker) => askGraphql(asker, query, variables),
  })
}

function isEmptyList(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'entities' in answer &&
    'total' in answer &&
    answer.total === 0
  )
}
