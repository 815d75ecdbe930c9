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

/** The response of one GraphQL query. Partial data beside errors counts as none. */
async function interpret<ResponseBody>(
  upstreamContext: UpstreamContext,
  query: GraphqlQuery<ResponseBody>,
  variables: Variables,
  pending: Promise<UpstreamResult<z.infer<typeof graphql.response>>>,
): Promise<UpstreamResult<ResponseBody>> {
  const started = Date.now()
  const { response, ...rest } = await pending
  const parsed = query.read(response.data)
  const request = { upstreamContext, call: graphql, params: { query: query.name, ...variables } }
  const issue = response.errors?.length
    ? { path: '(errors)' }
    : parsed.success
      ? null
      : parsed.issue
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
  return { response: parsed.data, ...rest }
}

/** Reads a GraphQL query through the content cache. */
export function readGraphql<ResponseBody>(
  scope: ReadScope,
  query: GraphqlQuery<ResponseBody>,
  variables: Variables,
  profile: ContentProfileName,
  tags: (response: ResponseBody) => string[],
): Promise<ResponseBody> {
  return readContent(scope, {
    request: cacheableRequest(
      graphql,
      { body: { query: query.query, variables }, readOnly: true },
      (upstreamContext, pending) => interpret(upstreamContext, query, variables, pending),
    ),
    profile,
    schema: query.response,
    tags: (response) => ['cms', ...tags(response)],
    // A list of an unknown slug, or beyond its last page.
    isNegative: (response) => response === null || isEmptyList(response),
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

function isEmptyList(response: unknown): boolean {
  return (
    typeof response === 'object' &&
    response !== null &&
    'entities' in response &&
    Array.isArray(response.entities) &&
    response.entities.length === 0
  )
}
