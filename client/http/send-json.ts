import { lostRequest } from './lost-request.ts'
import { accepted, type ResponseType, readResponse } from './read-response.ts'

export interface SendJson<T> {
  method: 'POST' | 'PATCH' | 'DELETE'
  url: string
  body?: unknown
  response: ResponseType<T>
}

/** @throws RequestFailed */
export function sendJson<T>({ method, url, body, response: type }: SendJson<T>): Promise<T> {
  const request = fetch(url, {
    method,
    headers: { Accept: accepted, 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
    signal: lostRequest(),
  })
  return readResponse(challenged(request, url, body), type)
}

/** The header is sent only if a challenge service is configured. */
async function challenged(request: Promise<Response>, url: string, body: unknown) {
  const response = await request
  if (response.headers.has('X-Challenge')) {
    const { openChallenge } = await import('./open-challenge.ts')
    openChallenge(url, body)
  }
  return response
}
