import { takeEarlyResponse } from './early-response.ts'
import { getJson } from './get-json.ts'

/**
 * Like `getJson`, but reuses the response that the header has shown before SWR was loaded.
 * @throws RequestFailed
 */
export function getFirstJson<T>(url: string, parse: (body: unknown) => T | Promise<T>): Promise<T> {
  const get = () => getJson(url, parse)
  return takeEarlyResponse(url)?.then(parse).catch(get) ?? get()
}
