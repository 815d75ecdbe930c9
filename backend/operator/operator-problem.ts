/** An error in the body of a call. */
export interface ProblemDetail {
  /** Path of the field: `prices.3.amount`. */
  field: string
  reason: string
}

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500

/** Refusal of an operator call, sent as RFC 9457 problem JSON. */
export class OperatorProblem extends Error {
  readonly status: Status
  readonly code: string
  readonly errors: readonly ProblemDetail[]

  constructor(status: Status, code: string, detail: string, errors: readonly ProblemDetail[] = []) {
    super(detail)
    this.name = 'OperatorProblem'
    this.status = status
    this.code = code
    this.errors = errors
  }

  toResponse(requestId: string): Response {
    const { status, code, message, errors } = this
    const problem = {
      status,
      code,
      title: message,
      requestId,
      ...(errors.length > 0 ? { errors } : {}),
    }
    return Response.json(problem, {
      status,
      headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
    })
  }
}

export function unexpectedProblem(): OperatorProblem {
  return new OperatorProblem(500, 'internal', 'Something broke; the log has it by the request id.')
}
