import { accepted, longestWaitMs, type ResponseType, readResponse } from './read-response.ts'

/** @throws RequestFailed */
export function getJson<T>(
  url: string,
  response: ResponseType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(longestWaitMs)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  return readResponse(fetch(url, { headers: { Accept: accepted }, signal: either }), response)
}
