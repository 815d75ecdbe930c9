import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { OperatorProblem } from './operator-problem.ts'

/** Maximum reported errors. */
const maxErrors = 50

/** Parses a JSON body; throws an OperatorProblem that names each invalid field. */
export function jsonBody<Body>(schema: ZodMiniType<Body>): (bytes: ArrayBuffer) => Body {
  return (bytes) => parseBody(schema, bytes)
}

function parseBody<Body>(schema: ZodMiniType<Body>, bytes: ArrayBuffer): Body {
  const result = z.safeParse(schema, parseJson(bytes))
  if (result.success) return result.data
  throw new OperatorProblem(
    422,
    'invalid',
    'The body does not fit.',
    result.error.issues
      .slice(0, maxErrors)
      .map(({ path, message }) => ({ field: path.join('.'), reason: message })),
  )
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch {
    throw new OperatorProblem(400, 'not_json', 'The body is not JSON in UTF-8.')
  }
}
