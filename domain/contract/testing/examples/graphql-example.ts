import { graphql } from '../../cms-graphql.ts'
import type { ArgsOf, GraphqlQuery } from '../../cms-graphql/query.ts'
import { example, type Example } from './example.ts'

/** A content query with its variables and answer. */
export function graphqlExample<Answer, Args>(
  query: GraphqlQuery<Answer, Args>,
  variables: Partial<ArgsOf<GraphqlQuery<Answer, Args>>> & Record<string, unknown>,
  answer: Answer,
): Example {
  return example(graphql, {
    title: query.name,
    body: { query: query.query, variables },
    answer: { data: { [query.name]: answer } },
  })
}
