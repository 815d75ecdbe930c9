import type { GraphqlQuery } from '../../../../domain/contract/cms-graphql/query.ts'
import type { Caller } from '../../../request/caller.ts'
import { readArguments } from './arguments.ts'

/** On whose behalf a query is answered. */
export interface GraphqlContext {
  db: D1Database
  caller: Caller
  /** Tells from when an answered piece of content is. */
  updatedAt: (when: string) => void
}

/** What a field is answered from. */
export interface Reading<Args = unknown> extends GraphqlContext {
  args: Args
}

export type Resolver = (
  root: unknown,
  args: Record<string, unknown>,
  context: GraphqlContext,
) => Promise<unknown>

/** Answers one query of the contract; a list of them makes the API. */
export function answer<Answer, Args>(
  query: GraphqlQuery<Answer, Args>,
  read: (reading: Reading<Args>) => Promise<Answer>,
): [name: string, resolve: Resolver] {
  return [
    query.name,
    (_root, args, context) =>
      read({ ...context, args: readArguments(query.args, args, context.caller.locale) }),
  ]
}
