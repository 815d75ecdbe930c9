/* Responses of requests before the first interaction, made for a number or a name in the header. */

const early = new Map<string, Promise<unknown>>()

/** Requests JSON, and keeps the response for the part that needs all of it later. */
export function getEarly(url: string): Promise<unknown> {
  const response = request(url)
  early.set(url, response)
  return response
}

/**
 * The early response, once. It is as current as the page, and may announce what a second one would
 * not: removed items, or that a session has just ended.
 */
export function takeEarly(url: string): Promise<unknown> | undefined {
  const response = early.get(url)
  early.delete(url)
  return response
}

/** A failure has another shape than the answer: its readers reject it. */
async function request(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { Accept: 'application/json' } })
  return response.json()
}
