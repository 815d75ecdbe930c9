import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import { reasonOf } from '../reason-of.ts'
import type { Issue } from './issue.ts'
import { issuesOf } from './issues-of.ts'
import { withPlaceholders } from './placeholders.ts'

/** What is wrong with a record, and the record with placeholders there, if that helps. */
export interface WrongRecord<Found> {
  issues: Issue[]
  rest?: Found | undefined
}

/**
 * A record by its schema, or its errors. Texts that it lacks in languages that the shop does not
 * sell in are those of another language.
 */
export function parseRecord<Found>(
  schema: z.core.$ZodType<Found>,
  record: JsonObject,
  sold: readonly Locale[],
): { record: Found } | WrongRecord<Found> {
  const parse = (value: JsonObject) =>
    z.core.safeParse(schema, value, { reportInput: true, error: reasonOf })
  const first = parse(record)
  const parsed = first.error ? parse(withOtherLanguages(record, first.error, sold)) : first
  if (parsed.success) return { record: parsed.data }
  const issues = parsed.error.issues.flatMap(issuesOf)
  // A wrong text is named in its own language, not in those that it was filled into.
  const own = issues.filter(({ path }) => !isFilled(record, path, sold))
  const shown = own.length > 0 ? own : issues
  return { issues: shown, rest: parse(withPlaceholders(record, issues)).data }
}

function isFilled(
  record: JsonObject,
  path: readonly PropertyKey[],
  sold: readonly Locale[],
): boolean {
  const locale = Locale.safeParse(path.at(-1)).data
  if (!locale || sold.includes(locale)) return false
  return path.reduce<unknown>((value, key) => Object(value)[key], record) === undefined
}

function withOtherLanguages(
  record: JsonObject,
  { issues }: z.core.$ZodError,
  sold: readonly Locale[],
): JsonObject {
  const filled = structuredClone(record)
  for (const { code, input, path } of issues) {
    const missing = Locale.safeParse(path.at(-1)).data
    if (code !== 'invalid_type' || input !== undefined || !missing || sold.includes(missing)) {
      continue
    }
    const texts = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], filled)
    if (!isJsonObject(texts)) continue
    const given = sold.map((locale) => texts[locale]).find((text) => text !== undefined)
    if (given !== undefined) texts[missing] = given
  }
  return filled
}
