import { describe, it } from 'vitest'
import { createApp } from '../../app.ts'
import { exampleBackend } from '../../testing/example-backend.ts'
import { testEnv } from '../../testing/fake-backend.ts'

/** The CMS query that results from this request of the browser. */
async function requestsFor(query: string): Promise<Record<string, string>[]> {
  const queries: Record<string, string>[] = []
  const backend = async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/catalog/product')) queries.push(Object.fromEntries(searchParams))
    return exampleBackend(request.url, { method: request.method })
  }
  const bindings = {
    ...testEnv(backend),
    CACHE: { get: async () => null, put: async () => {}, list: async () => ({ keys: [] }) },
  }
  const response = await createApp().request(`http://shop.test/api/products?${query}`, {}, bindings)
  await response.json()
  return queries
}

describe('§2 product detail: accessories of the chosen variant', () => {
  it.for([
    ['ids=a,b&fitting=v1', { fitting: 'v1' }],
    ['ids=a,b&replacing=v1', { replacing: 'v1' }],
    ['ids=a,b', {}],
    ['ids=a,b&fitting=', {}],
    [`ids=a,b&fitting=${encodeURIComponent('v1&random=1')}`, {}],
    [`ids=a,b&fitting=${'v'.repeat(65)}`, {}],
  ] as const)('are requested as %s', async ([query, other], { expect }) => {
    const [first, ...more] = await requestsFor(query)
    expect(more).toEqual([])
    const { fitting, replacing, ids } = first ?? {}
    expect({ ids, ...(fitting && { fitting }), ...(replacing && { replacing }) }).toEqual({
      ids: 'a,b',
      ...other,
    })
  })
})
