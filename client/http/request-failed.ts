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

  /** Whether the shop has done it is unknown: no response, or a gateway's error page. */
  get isUnanswered(): boolean {
    return this.errors.length === 0 && (this.status === 0 || this.status >= 500)
  }
}

/**
 * The browser has not kept the cookie of a response, so neither cart nor session will be found
 * again.
 */
export class CookiesBlocked extends RequestFailed {
  constructor() {
    super(428)
  }
}
