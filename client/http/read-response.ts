import { linesType } from '../../domain/cart/cart-response-lines.ts'
import type * as z from 'zod/mini'
import type { ApiError } from '../../domain/contract/call.ts'
import { RequestFailed } from './request-failed.ts'

/**
 * Parser of a response: a schema, or a function that may load one. Most visitors are guests with an
 * empty cart, so the schemas stay out of every page's script.
 */
export type ResponseType<T> = z.ZodMiniType<T> | ((body: unknown) => T | Promise<T>)

/** A long cart may come as NDJSON. */
export const accepted = `application/json, ${linesType}`

/** The parsed response of a request. @throws RequestFailed for any failure except an abort */
export async function readResponse<T>(
  request: Promise<Response>,
  type: ResponseType<T>,
): Promise<T> {
  let status = 0
  try {
    const response = await request
    status = response.status
    const body: unknown = status === 204 ? undefined : await bodyOf(response)
    if (!response.ok) throw new RequestFailed(status, errorsOf(body))
    return await (typeof type === 'function' ? type(body) : type.parse(body))
  } catch (error) {
    if (error instanceof RequestFailed || isAbort(error)) throw error
    throw new RequestFailed(status >= 400 ? status : 0, [], error)
  }
}

/** NDJSON is passed to the caller. */
function bodyOf(response: Response): Promise<unknown> {
  const isLines = response.headers.get('Content-Type') === linesType
  return isLines ? response.text() : response.json()
}

/** Parsed by hand: a schema would be one more chunk, which may be gone after a deployment. */
function errorsOf(body: unknown): ApiError[] {
  const { errors } = (body ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? errors.filter((error) => typeof error?.title === 'string') : []
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
