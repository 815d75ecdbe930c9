import type { ApiError, Upstream } from '../../domain/contract/call.ts'

export type FailureKind =
  | 'timeout'
  | 'refused'
  | 'status'
  | 'invalid'
  | 'too-large'
  | 'circuit-open'
  | 'aborted'
  /** The upstream does not know this storefront: BACKEND_TOKEN. */
  | 'credential'

interface Detail {
  upstream: Upstream
  kind: FailureKind
  /** HTTP status of the response, if there was one. */
  status?: number
  /** The upstream's errors for a refused request. */
  errors?: ApiError[]
  /** Path of the first field of the response that violates the contract. */
  path?: string
  /** The contract's type at that path: `string`, `one of piece, metre`. */
  expected?: string
  /** Seconds, of a 429. */
  retryAfter?: number | undefined
  /** The refused call would be answered with a passed challenge. */
  isLiftedByChallenge?: boolean
}

/** The only way a call of an upstream fails. */
export class UpstreamError extends Error {
  readonly upstream: Upstream
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly errors: readonly ApiError[]
  readonly path: string | undefined
  readonly expected: string | undefined
  readonly retryAfter: number | undefined
  readonly isLiftedByChallenge: boolean

  constructor(detail: Detail, options?: ErrorOptions) {
    super(`${detail.upstream}: ${detail.kind}${detail.status ? ` ${detail.status}` : ''}`, options)
    this.name = 'UpstreamError'
    this.upstream = detail.upstream
    this.kind = detail.kind
    this.status = detail.status
    this.errors = detail.errors ?? []
    this.path = detail.path
    this.expected = detail.expected
    this.retryAfter = detail.retryAfter
    this.isLiftedByChallenge = detail.isLiftedByChallenge ?? false
  }

  /** The upstream works and says no (401, 404, 409, 422, 429 …): for the caller to handle. */
  get isRefusal(): boolean {
    return (
      this.kind === 'status' && this.status !== undefined && this.status >= 400 && this.status < 500
    )
  }

  /** The upstream itself is out of order. */
  get isOutage(): boolean {
    return !this.isRefusal && this.kind !== 'aborted'
  }
}

/** Whether an upstream refused with this status. */
export function isRefusal(error: unknown, status: number): error is UpstreamError {
  return error instanceof UpstreamError && error.isRefusal && error.status === status
}
