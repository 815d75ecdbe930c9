import { graphql, type GraphqlQuery } from '../../domain/contract/cms-graphql.ts'
import { request, type RequestOptions } from './request.ts'

/** The parsed answer of a query of the contract. */
export async function requestContent<Answer>(
  query: GraphqlQuery<Answer, never> | GraphqlQuery<Answer>,
  variables: Record<string, unknown> = {},
  options: RequestOptions = {},
): Promise<Answer> {
  const { answer } = await request(graphql, { ...options, body: { query: query.query, variables } })
  const read = query.read(answer.data)
  if (!read.success) throw new Error(JSON.stringify(answer.errors ?? read.issue))
  if (read.dropped.length > 0) throw new Error(JSON.stringify(read.dropped))
  return read.data
}

/** Messages of the failures of a query. */
export async function failuresOf(query: string, variables = {}, options: RequestOptions = {}) {
  const { answer } = await request(graphql, { ...options, body: { query, variables } })
  return (answer.errors ?? []).map(({ message }) => message)
}
