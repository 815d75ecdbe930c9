import { accepted, type ResponseType, readResponse } from './read-response.ts'

/** @throws RequestFailed */
export function getJson<T>(
  url: string,
  response: ResponseType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const headers = { Accept: accepted }
  return readResponse(fetch(url, signal ? { headers, signal } : { headers }), response)
}
