import { graphql, type GraphqlQuery } from '../../domain/contract/cms-graphql.ts'
import { request, type RequestOptions } from './request.ts'

/** The parsed response of a query of the contract. */
export async function requestContent<ResponseBody>(
  query: GraphqlQuery<ResponseBody, never> | GraphqlQuery<ResponseBody>,
  variables: Record<string, unknown> = {},
  options: RequestOptions = {},
): Promise<ResponseBody> {
  const { response } = await request(graphql, {
    ...options,
    body: { query: query.query, variables },
  })
  const read = query.read(response.data)
  if (!read.success) throw new Error(JSON.stringify(response.errors ?? read.issue))
  if (read.dropped.length > 0) throw new Error(JSON.stringify(read.dropped))
  return read.data
}

/** Messages of the failures of a query. */
export async function failuresOf(query: string, variables = {}, options: RequestOptions = {}) {
  const { response } = await request(graphql, { ...options, body: { query, variables } })
  return (response.errors ?? []).map(({ message }) => message)
}
