import type { ApiError } from '../../domain/contract/call.ts'

/** An answer that is not the one hoped for; status 0: no answer, or one that makes no sense. */
export class RequestFailed extends Error {
  readonly status: number
  readonly errors: readonly ApiError[]

  constructor(status: number, errors: readonly ApiError[] = [], cause?: unknown) {
    super(`The request failed with status ${status}`, { cause })
    this.name = 'RequestFailed'
    this.status = status
    this.errors = errors
  }
}
