import { lostRequest } from './lost-request.ts'
import { accepted, type ResponseType, readResponse } from './read-response.ts'

/** @throws RequestFailed */
export function getJson<T>(
  url: string,
  response: ResponseType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const lost = lostRequest()
  const either = signal ? AbortSignal.any([signal, lost]) : lost
  return readResponse(fetch(url, { headers: { Accept: accepted }, signal: either }), response)
}
