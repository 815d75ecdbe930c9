import type * as z from 'zod/v4/core'
import type { Issue } from './issue.ts'

export const unknownField = 'is an unknown field'

/** Schema errors as readable messages. */
export function issuesOf(issue: z.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], reason: unknownField }))
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ path: issue.path, reason: isMissing ? 'is required' : issue.message }]
}
