import type * as z from 'zod/mini'
import { parseEntries } from '../../../domain/parse-response.ts'
import { type Field, type Filled, readAt, replaceAt } from './field.ts'

/** Values that an editor may type. */
export const badTexts = {
  'no text at all': '',
  // Per field, all fields at once; longer answers would exceed the limit.
  'a text of 3,000 letters': 'W'.repeat(3000),
  'a script': '</script><script>alert(1)</script>',
  'an element': '"><img src=x onerror=alert(1)>',
  'an address that runs': 'javascript:alert(1)',
} as const

const wrongTypes = [null, 7, true, [], {}, 'zq']

/** Keys and slugs: changing one changes which page is found. */
const isKey = ({ name }: Field) =>
  /(?:\.|_)(?:_?id|code|slugs?(?:\.\w+|\[\])?|redirectPath)$|\w+(?:Id|Slugs?(?:\[\])?)$/.test(name)

/** Whether the page must render with any text that the field's schema accepts. */
function isHarmless(field: Field, text: string): boolean {
  // Every schema of the contract is one of zod mini.
  return !isKey(field) && (field.schema as z.ZodMiniType).safeParse(text).success
}

/**
 * The response with the same text in all of its free texts, or else in its keys, slugs and restricted
 * strings.
 */
export function withTexts({ value, fields }: Filled, text: string, harmless: boolean): unknown {
  return fields
    .filter(({ at }) => typeof readAt(value, at) === 'string')
    .filter((field) => field.kind === 'text' && isHarmless(field, text) === harmless)
    .reduce<unknown>((response, { at }) => replaceAt(response, at, text), value)
}

/** Whether a schema refuses the whole response, not only entries of lists. */
export function isRefused(schema: z.core.$ZodType, response: unknown): boolean {
  return !parseEntries(schema as z.ZodMiniType, response).success
}

/**
 * Answers with wrongly typed values. Those that parse to the same result, with an entry left out or
 * no answer at all, are tried once; those that a schema accepts, together.
 */
export function withWrongTypes(schema: z.core.$ZodType, { value, fields }: Filled): unknown[] {
  const refused = new Map<string, unknown>()
  const taken = wrongTypes.map((wrong) => {
    let all = value
    for (const { at } of fields) {
      if (typeof wrong === typeof readAt(value, at)) continue
      const left = leftOut(schema, replaceAt(value, at, wrong))
      if (left === '') all = replaceAt(all, at, wrong)
      else refused.set(left, replaceAt(value, at, wrong))
    }
    return all
  })
  return [...refused.values(), ...taken.filter((response) => response !== value)]
}

/** List entries that parsing drops from a response; empty for none. */
function leftOut(schema: z.core.$ZodType, response: unknown): string {
  // Every schema of the contract is one of zod mini.
  const parsed = parseEntries(schema as z.ZodMiniType, response)
  if (!parsed.success) return 'everything'
  return parsed.dropped.map(({ path }) => path.replace(/(.*\.\d+)\..*/, '$1')).join()
}
