import { inTestShop, fixturesOf } from './example-fixtures.ts'
import type { Operation } from './documented-contract.ts'

/** Request of an operation with an example body, as a caller of the test shop that fits the example. */
export async function documentedRequest(operation: Operation, body: unknown): Promise<Request> {
  const { headers, ids } = await fixturesOf(operation)
  const url = new URL(`http://backend/${operation.upstream}${pathOf(operation, ids)}`)
  for (const { name, in: place, example } of operation.parameters) {
    if (place === 'query' && example) url.searchParams.set(name, inTestShop(example))
  }
  return new Request(url, {
    method: operation.method,
    headers: { 'X-Locale': 'de', 'X-Currency': 'EUR', ...headers },
    ...(body !== undefined && { body: inTestShop(JSON.stringify(body)) }),
  })
}

/** The path with its parameters: ids of the test shop, else those of the example. */
function pathOf({ path, parameters }: Operation, ids: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string, position: number) => {
    const known = ids[path.slice(0, position + name.length + 2)]
    const example = parameters.find((parameter) => parameter.name === name)?.example ?? ''
    return encodeURIComponent(known ?? inTestShop(example))
  })
}
