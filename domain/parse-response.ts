import type * as z from 'zod/mini'

/** A field of a response that violates the contract, without its value. */
export interface ContractIssue {
  /** With dots: `data.3.unit.code`; `(root)` for the response itself. */
  path: string
  /** The contract's type: `string`, `one of piece, metre`. */
  expected: string
}

export type ParsedResponse<ResponseBody> =
  | { success: true; data: ResponseBody; dropped: ContractIssue[] }
  | { success: false; issue: ContractIssue }

/**
 * Repeated, because a list that lost an entry may violate its own schema, and so may its parent.
 */
const maxRounds = 10

/**
 * Parses a response of content: a list entry (tile, block, menu item) that violates the contract is
 * dropped, so that it does not fail the page. Other violations make the response invalid. Not for
 * carts and orders, whose sums would be wrong without a line.
 */
export function parseEntries<ResponseBody>(
  schema: z.ZodMiniType<ResponseBody>,
  json: unknown,
): ParsedResponse<ResponseBody> {
  const dropped: ContractIssue[] = []
  let rest = json
  for (let round = 0; ; round++) {
    const parsed = schema.safeParse(rest)
    if (parsed.success) return { success: true, data: parsed.data, dropped }
    const { issues } = parsed.error
    const entries = issues.map(({ path }) => entryOf(rest, path))
    const outside = entries.indexOf(null)
    if (outside !== -1 || round === maxRounds) {
      return { success: false, issue: contractIssueOf(issues[Math.max(outside, 0)]) }
    }
    dropped.push(...issues.map(contractIssueOf))
    rest = without(rest, entries)
  }
}

/** Parses a response strictly. */
export function parseWhole<ResponseBody>(
  schema: z.ZodMiniType<ResponseBody>,
  json: unknown,
): ParsedResponse<ResponseBody> {
  const parsed = schema.safeParse(json)
  if (parsed.success) return { success: true, data: parsed.data, dropped: [] }
  return { success: false, issue: contractIssueOf(parsed.error.issues[0]) }
}

interface Entry {
  list: unknown[]
  position: number
}

/** The innermost list entry on a path; null: none. */
function entryOf(json: unknown, path: readonly PropertyKey[]): Entry | null {
  let found: Entry | null = null
  let value = json
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') found = { list: value, position: key }
    value = Reflect.get(Object(value), key)
  }
  return found
}

/** A copy of the response without these entries. */
function without(json: unknown, entries: readonly (Entry | null)[]): unknown {
  const isDropped = (list: unknown[], position: number) =>
    entries.some((entry) => entry?.list === list && entry.position === position)
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.filter((_, position) => !isDropped(value, position)).map(copy)
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, copy(field)]))
  }
  return copy(json)
}

/** Path and expected type of an issue; the value itself may be personal. */
export function contractIssueOf(issue: z.core.$ZodIssue | undefined): ContractIssue {
  return { path: issue?.path.join('.') || '(root)', expected: issue ? expectedOf(issue) : '' }
}

function expectedOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`
  return issue.code === 'custom' ? issue.message : issue.code
}
