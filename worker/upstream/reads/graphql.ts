import type * as z from 'zod/mini'
import { graphql, type GraphqlQuery } from '../../../domain/contract/cms-graphql.ts'
import { type ReadScope, readContent } from './content-cache.ts'
import type { ContentProfileName } from '../../cache/profiles.ts'
import type { UpstreamContext } from '../upstream-context.ts'
import { cacheableRequest } from '../cacheable-request.ts'
import { logDroppedEntries, logFailure } from '../log-failure.ts'
import { UpstreamError } from '../upstream-error.ts'
import type { UpstreamResult } from '../../cache/content/upstream-result.ts'

type Variables = Record<string, string | number | readonly string[]>

/** The answer of one GraphQL query. Partial data beside errors counts as none. */
async function interpret<Answer>(
  upstreamContext: UpstreamContext,
  query: GraphqlQuery<Answer>,
  variables: Variables,
  answering: Promise<UpstreamResult<z.infer<typeof graphql.answer>>>,
): Promise<UpstreamResult<Answer>> {
  const started = Date.now()
  const { answer, ...rest } = await answering
  const parsed = query.read(answer.data)
  const request = { upstreamContext, call: graphql, params: { query: query.name, ...variables } }
  const issue = answer.errors?.length ? { path: '(errors)' } : parsed.success ? null : parsed.issue
  if (issue || !parsed.success) {
    const path = [query.name, issue?.path].filter(Boolean).join('.')
    const failure = new UpstreamError({ upstream: 'cms', kind: 'invalid', ...issue, path })
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
  variables: Variables,
  profile: ContentProfileName,
  tags: (answer: Answer) => string[],
): Promise<Answer> {
  return readContent(scope, {
    request: cacheableRequest(
      graphql,
      { body: { query: query.query, variables }, readOnly: true },
      (upstreamContext, answering) => interpret(upstreamContext, query, variables, answering),
    ),
    profile,
    schema: query.answer,
    tags: (answer) => ['cms', ...tags(answer)],
    // A list of an unknown slug, or beyond its last page.
    isNegative: (answer) => answer === null || isEmptyList(answer),
  })
}

/** Entries of a list; tags are the same for each. */
export async function readEntries<Entry>(
  scope: ReadScope,
  query: GraphqlQuery<{ entities: Entry[] }>,
  variables: Variables,
  profile: ContentProfileName,
  tags: readonly string[],
): Promise<Entry[]> {
  return (await readGraphql(scope, query, variables, profile, () => [...tags])).entities
}

function isEmptyList(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'entities' in answer &&
    Array.isArray(answer.entities) &&
    answer.entities.length === 0
  )
}
