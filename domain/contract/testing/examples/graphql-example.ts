import { graphql } from '../../cms-graphql.ts'
import type { ArgsOf, GraphqlQuery } from '../../cms-graphql/query.ts'
import { example, type Example } from './example.ts'

/** A content query with its variables and answer. */
export function graphqlExample<ResponseBody, Args>(
  query: GraphqlQuery<ResponseBody, Args>,
  variables: Partial<ArgsOf<GraphqlQuery<ResponseBody, Args>>> & Record<string, unknown>,
  response: ResponseBody,
): Example {
  return example(graphql, {
    title: query.name,
    body: { query: query.query, variables },
    response: { data: { [query.name]: response } },
  })
}
