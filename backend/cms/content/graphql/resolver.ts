import type { GraphqlQuery } from '../../../../domain/contract/cms-graphql/query.ts'
import type { Caller } from '../../../request/caller.ts'
import { readArguments } from './arguments.ts'

/** Caller of a query. */
export interface GraphqlContext {
  db: D1Database
  caller: Caller
  /** Reports the modification time of resolved content. */
  updatedAt: (when: string) => void
}

/** Sources of a field. */
export interface Reading<Args = unknown> extends GraphqlContext {
  args: Args
}

export type Resolver = (
  root: unknown,
  args: Record<string, unknown>,
  context: GraphqlContext,
) => Promise<unknown>

/** Resolver of one query of the contract; a list of them makes the API. */
export function resolver<ResponseBody, Args>(
  query: GraphqlQuery<ResponseBody, Args>,
  read: (reading: Reading<Args>) => Promise<ResponseBody>,
): [name: string, resolve: Resolver] {
  return [
    query.name,
    (_root, args, context) =>
      read({ ...context, args: readArguments(query.args, args, context.caller.locale) }),
  ]
}
