import { exampleShop } from './fake-shop.ts'
import type { PlatformCache } from './platform-cache.ts'

/** For tests: what an answer says of the caches. */
export const cacheStatusOf = (response: Response) => response.headers.get('Cache-Status')

/** For tests: a second isolate, somewhere else, which notes what it asks its backend for. */
export function elsewhere(platform: PlatformCache) {
  const asked: string[] = []
  const shop = exampleShop({
    platform,
    backend: ({ url }) => {
      asked.push(url)
      return undefined
    },
  })
  return { ...shop, asked }
}

/** For tests: a KV that keeps nothing. Only these methods are used. */
export const noKv = {
  get: async () => null,
  put: async () => {},
  delete: async () => {},
  list: async () => ({ keys: [], list_complete: true }),
} as unknown as KVNamespace
