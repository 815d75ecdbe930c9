import type * as z from 'zod/mini'
import { allCalls } from '../../../scripts/contract/all-calls.ts'
import { allQueries } from '../../../domain/contract/cms-graphql/all-queries.ts'

export interface Operation {
  name: string
  schema: z.core.$ZodType
  /** Path of its call with `:name`; null for a query. */
  path: string | null
}

/** Every response with CMS content or store settings. */
export const operations: readonly Operation[] = [
  ...allQueries.map(({ name, response }) => ({ name, schema: response, path: null })),
  ...allCalls
    .filter(
      ({ name, call }) => (call.upstream === 'cms' && name !== 'graphql') || name === 'getGlobals',
    )
    .map(({ name, call }) => ({
      name,
      schema: call.response,
      path: `/${call.upstream}${call.path}`,
    })),
]

/** The operations that a request calls. */
export function operationOf(url: string, body: string): Operation | undefined {
  const { pathname } = new URL(url)
  if (pathname.endsWith('/graphql')) {
    const name = /\{ (\w+)/.exec(JSON.parse(body).query)?.[1]
    return operations.find((each) => each.path === null && each.name === name)
  }
  return operations.find(
    ({ path }) => path && new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
}
