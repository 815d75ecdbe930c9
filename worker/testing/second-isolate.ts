import { exampleShop } from './fake-shop.ts'
import type { PlatformCache } from './platform-cache.ts'

/** For tests: the cache headers of a response. */
export const cacheStatusOf = (response: Response) => response.headers.get('Cache-Status')

/** For tests: a second isolate in another location that records its backend requests. */
export function secondIsolate(platform: PlatformCache) {
  const requestedUrls: string[] = []
  const shop = exampleShop({
    platform,
    backend: ({ url }) => {
      requestedUrls.push(url)
      return undefined
    },
  })
  return { ...shop, requestedUrls }
}

/** For tests: a KV that stores nothing. Only these methods are used. */
export const noKv = {
  get: async () => null,
  put: async () => {},
  delete: async () => {},
  list: async () => ({ keys: [], list_complete: true }),
} as unknown as KVNamespace
