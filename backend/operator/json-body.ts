import * as z from 'zod'
import type { ZodMiniType } from 'zod/mini'
import { issuesOf } from './import/issues-of.ts'
import { OperatorProblem } from './operator-problem.ts'
import { reasonOf } from './reason-of.ts'

/** Maximum reported errors. */
const maxErrors = 50

/** Parses a JSON body; throws an OperatorProblem that names each invalid field. */
export function jsonBody<Body>(schema: ZodMiniType<Body>): (bytes: ArrayBuffer) => Body {
  return (bytes) => parseBody(schema, parseJson(bytes))
}

/** Parses the value of a body. @throws OperatorProblem that names each invalid field */
export function parseBody<Body>(schema: ZodMiniType<Body>, value: unknown): Body {
  const result = z.safeParse(schema, value, { reportInput: true, error: reasonOf })
  if (result.success) return result.data
  throw new OperatorProblem(
    422,
    'invalid',
    'The body does not fit.',
    result.error.issues
      .flatMap(issuesOf)
      .slice(0, maxErrors)
      .map(({ path, reason }) => ({ field: path.map(String).join('.'), reason })),
  )
}

export function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))
  } catch {
    throw new OperatorProblem(400, 'not_json', 'The body is not JSON in UTF-8.')
  }
}
