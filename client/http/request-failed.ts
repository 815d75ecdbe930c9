import type { ApiError } from '../../domain/contract/call.ts'

/** A failed request; status 0: no response, or an invalid one. */
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
