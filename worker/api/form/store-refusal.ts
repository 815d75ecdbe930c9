import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiError } from '../../../domain/contract/call.ts'
import type { Text } from '../../../client/i18n/text.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

export interface StoreRefusal {
  status: ContentfulStatusCode
  errors: ApiError[]
}

/**
 * Maps a failed store call to a response: the store's message if it refused, else 503. @throws
 * everything but an UpstreamError
 */
export function storeRefusal(error: unknown, text: Text): StoreRefusal {
  if (!(error instanceof UpstreamError)) throw error
  if (!error.isRefusal) {
    const errors = [{ status: 503, title: text('cart.unreachable.text'), code: 'unavailable' }]
    return { status: 503, errors }
  }
  const { status = 422 } = error
  const errors =
    error.errors.length > 0 ? [...error.errors] : [{ status, title: text('form.failed') }]
  // A refusal's status is 400 to 499, and all of those may have a body.
  return { status: status as ContentfulStatusCode, errors }
}
