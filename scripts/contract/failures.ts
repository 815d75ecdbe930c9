import type { AnyCall } from '../../domain/contract/call.ts'
import type { Example } from '../../domain/contract/testing/examples/example.ts'
import { refusalCodes, type RefusalCodeName } from '../../domain/contract/refusal-codes.ts'
import { hasPart } from './write-schemas.ts'

const titles: Record<number, string> = {
  400: 'Not JSON, or junk in the path',
  401: 'Not logged in',
  403: 'Not allowed',
  404: 'Unknown, or not the caller’s own',
  409: 'The state of the shop has changed',
  413: 'The body is larger than 256 kB',
  422: 'A field does not fit',
  429: 'Too many attempts',
  500: 'The upstream itself failed',
}

/** Responses of OpenAPI for the failures of one call. */
export function failuresOf(call: AnyCall, example: Example | undefined): Record<string, object> {
  const body = hasPart(call, 'body')
  const statuses = new Set([
    ...(body ? [400, 413] : []),
    ...(body || hasPart(call, 'query') ? [422] : []),
    ...(example?.as === 'customer' ? [401] : []),
    ...(call.path.includes(':') ? [404] : []),
    ...(example?.refusals ?? []).flatMap((code) => refusalCodes[code].statuses),
    500,
  ])
  return Object.fromEntries(
    [...statuses]
      .toSorted()
      .map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )
}

/** Possible failures of this call, as text. */
export function refusalText(codes: readonly RefusalCodeName[] = []): string {
  return codes
    .map(
      (code) =>
        `- ${refusalCodes[code].statuses.join(', ')} \`${code}\`: ${refusalCodes[code].meaning}.`,
    )
    .join('\n')
}

/** The failure envelope under each status, as shared responses. */
export function sharedFailures(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(titles).map(([status, description]) => [
      status,
      {
        description,
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Failure' } },
        },
      },
    ]),
  )
}
