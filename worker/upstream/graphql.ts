import { graphql, type GraphqlQuery } from '../../domain/contract/cms-graphql.ts'
import { type Answered, askInFull } from './ask.ts'
import { type ReadScope, readContent } from '../cache/content-cache.ts'
import type { ContentProfileName } from '../cache/profiles.ts'
import type { Asker } from './asker.ts'
import { logDroppedEntries, logFailure } from './log-failure.ts'
import { UpstreamError } from './upstream-error.ts'

/** Asks the CMS one GraphQL query. Half an answer (data beside errors) counts as none. */
export async function askGraphql<Answer>(
  asker: Asker,
  query: GraphqlQuery<Answer>,
  variables: Record<string, unknown> = {},
): Promise<Answered<Answer>> {
  const started = Date.now()
  const body = { query: query.query, variables }
  const { answer, ...rest } = await askInFull(asker, graphql, { body, readOnly: true })
  const parsed = query.read(answer.data)
  const request = { asker, call: graphql, params: { query: query.name, ...variables } }
  const misfit = answer.errors?.length
    ? { path: '(errors)' }
    : parsed.success
      ? null
      : parsed.misfit
  if (misfit || !parsed.success) {
    const path = [query.name, misfit?.path].filter(Boolean).join('.')
    const failure = new UpstreamError({ upstream: 'cms', kind: 'invalid', ...misfit, path })
    logFailure({ ...request, milliseconds: Date.now() - started }, failure)
    throw failure
  }
  const dropped = parsed.dropped.map(({ path, expected }) => ({
    path: `${query.name}.${path}`,
    expected,
  }))
  logDroppedEntries(request, dropped)
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
