import type { Locale } from '../../../domain/locale.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { parseRecord, type WrongRecord } from '../import/parse-record.ts'
import { type ContentRecord, findContentSchema } from './content-record.ts'

const removable = new Set(['texts', 'values', 'references'])

/** A language or a reference can be removed; in a text null is a value, such as no picture. */
const isRemovable = ([field = '', ...rest]: readonly string[]) =>
  removable.has(field) && rest.length === 1

/** Applies a patch to the current content, or returns its errors. */
export function resolveContent(
  current: JsonObject | undefined,
  patch: JsonObject,
  sold: readonly Locale[],
): { record: ContentRecord } | WrongRecord<ContentRecord> {
  const type = String(patch['type'] ?? '')
  const schema = findContentSchema(type)
  if (!schema) return { issues: [{ path: ['type'], reason: `"${type}" is unknown` }] }
  const merged = mergePatch(current ?? {}, patch, { isRemovable })
  return parseRecord(schema, merged, sold)
}
