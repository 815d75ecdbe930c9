import type { Example } from '../../domain/contract/testing/examples/example.ts'
import { allExamples } from '../../domain/contract/testing/examples/all-examples.ts'

/** For tests: a backend that answers every call with the contract's example, 404 without one. */
export async function exampleBackend(url: string, init: RequestInit): Promise<Response> {
  const { pathname } = new URL(url)
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const example = allExamples.find(
    (each) => isOf(each, init.method ?? 'GET', pathname) && isSameRequest(each, body),
  )
  if (example) return Response.json(example.response)
  return Response.json({ errors: [{ status: 404, title: 'no example' }] }, { status: 404 })
}

function isOf({ call }: Example, method: string, pathname: string): boolean {
  const pattern = call.path.replace(/:\w+/g, '[^/]+').replaceAll('.', String.raw`\.`)
  return method === call.method && new RegExp(`^/${call.upstream}${pattern}$`).test(pathname)
}

/** GraphQL has one path for all queries. */
function isSameRequest({ call, body }: Example, sent: unknown): boolean {
  return !call.path.endsWith('/graphql') || queryOf(body) === queryOf(sent)
}

function queryOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'query' in body ? body.query : null
}
