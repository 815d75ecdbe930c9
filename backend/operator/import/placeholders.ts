import { forEachLocale } from '../../../domain/locales/locales.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import type { Issue } from './issue.ts'
import { unknownField } from './issues-of.ts'

const texts = forEachLocale(() => 'x')

/** Values of required fields that pass a schema; optional ones are left out. */
const placeholders: Readonly<Record<string, unknown>> = {
  id: 'x',
  name: texts,
  fullname: texts,
  title: texts,
  slug: texts,
  category: '',
  brand: '',
  kind: 'values',
  catalogCode: 'x',
  prices: {},
  createdAt: '2000-01-01T00:00:00Z',
}

/** Fields with a value by code or locale, of which a wrong one is left out alone. */
const byCode = new Set([
  'name',
  'fullname',
  'title',
  'slug',
  'prices',
  'stock',
  'stockDelayDays',
  'parameters',
  'axisValues',
  'values',
  'ranges',
])

/** The record without its wrong fields: what is wrong beside them is said in the same run. */
export function withPlaceholders(record: JsonObject, issues: readonly Issue[]): JsonObject {
  const filled = structuredClone(record)
  for (const { path, reason } of issues) {
    const depth = reason === unknownField ? path.length - 1 : path[0] === 'variants' ? 2 : 0
    const field = String(path[depth])
    const owner = valueAt(filled, path.slice(0, depth))
    if (!isJsonObject(owner)) continue
    const value = owner[field]
    if (byCode.has(field) && path.length > depth + 1 && isJsonObject(value)) {
      const code = String(path[depth + 1])
      replace(value, code, Object(placeholders[field])[code])
    } else replace(owner, field, placeholders[field])
  }
  return filled
}

function valueAt(record: JsonObject, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], record)
}

function replace(owner: JsonObject, field: string, value: unknown): void {
  if (value === undefined) delete owner[field]
  else owner[field] = structuredClone(value)
}

/** Issues that do not follow from earlier ones, which are of the same field or a part of it. */
export function withoutConsequences(issues: readonly Issue[], earlier: readonly Issue[]): Issue[] {
  return issues.filter(({ path }) => !earlier.some((one) => isPart(path, one.path)))
}

function isPart(path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  const length = Math.min(path.length, other.length)
  return path.slice(0, length).every((key, index) => String(key) === String(other[index]))
}
