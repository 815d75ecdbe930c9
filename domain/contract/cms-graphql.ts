import * as z from 'zod/mini'
import { ApiError, cmsCall } from './call.ts'

export * from './cms-graphql/articles.ts'
export * from './cms-graphql/branches.ts'
export * from './cms-graphql/catalogue.ts'
export * from './cms-graphql/pages.ts'
export * from './cms-graphql/texts.ts'
export type { GraphqlQuery } from './cms-graphql/query.ts'

/** Body of every GraphQL call. */
export const GraphqlBody = z.object({
  query: z.string().check(z.minLength(1), z.maxLength(20_000)),
  variables: z.nullish(z.record(z.string(), z.unknown())),
  operationName: z.nullish(z.string()),
})

/** GraphQL errors; `extensions.errors` are those of the envelope, for invalid arguments. */
const GraphqlFailure = z.object({
  message: z.string(),
  path: z.optional(z.array(z.union([z.string(), z.int()]))),
  extensions: z.optional(
    z.object({ code: z.optional(z.string()), errors: z.optional(z.array(ApiError)) }),
  ),
})

export const graphql = cmsCall({
  method: 'POST',
  path: '/graphql',
  body: GraphqlBody,
  response: z.object({
    data: z.nullish(z.record(z.string(), z.unknown())),
    errors: z.optional(z.array(GraphqlFailure)),
  }),
  summary: 'Content queries',
})
