import type * as z from 'zod/v4/core'
import { type MessageKey, Refusal } from './refusal.ts'

/** Maximum errors: enough for every field of a form; longer lists repeat the same error. */
const maxErrors = 50

/** Validation errors as 422, one per field. */
export function refuseIssues(issues: readonly z.$ZodIssue[]): Refusal {
  const first = new Map<string, z.$ZodIssue>()
  for (const issue of issues) {
    const field = issue.path.join('.')
    if (!first.has(field)) first.set(field, issue)
  }
  return new Refusal(
    422,
    ...[...first].slice(0, maxErrors).map(([field, issue]) => ({
      key: keyOf(issue),
      field: field || undefined,
      code: 'invalid' as const,
      values: limitOf(issue),
    })),
  )
}

function keyOf(issue: z.$ZodIssue): MessageKey {
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email'
  if (issue.code === 'invalid_value' && issue.path.at(-1) === 'terms') return 'terms'
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required'
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return issue.minimum === 1 ? 'required' : 'tooShort'
  }
  if (issue.code === 'too_big' && issue.origin === 'string') return 'tooLong'
  return 'invalid'
}

function limitOf(issue: z.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) }
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) }
  return {}
}
