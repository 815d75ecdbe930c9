import type * as z from 'zod'
import type { Locale } from '../../../domain/locale.ts'
import {
  type CatalogueRecord,
  catalogueSchemas,
  isCatalogueType,
} from '../../../domain/operator/catalogue-record.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import type { Issue } from '../import/issue.ts'
import { parseRecord, type WrongRecord } from '../import/parse-record.ts'
import { withoutConsequences } from '../import/placeholders.ts'

/** Id of the whole catalogue, which has no page of its own. */
export const catalogueRootKey = '0'

/** Applies a patch to the current record, or returns its errors. */
export function resolveCatalogue(
  current: JsonObject | undefined,
  patch: JsonObject,
  sold: readonly Locale[],
): { record: CatalogueRecord } | WrongRecord<CatalogueRecord> {
  const { type } = patch
  if (!isCatalogueType(type)) {
    return { issues: [{ path: ['type'], reason: `"${String(type)}" is unknown` }] }
  }
  const schema: z.core.$ZodType<CatalogueRecord> = catalogueSchemas[type]
  const parsed = parseRecord(schema, mergePatch(current ?? {}, patch), sold)
  const rest = 'record' in parsed ? parsed.record : parsed.rest
  const wrong = 'issues' in parsed ? parsed.issues : []
  const issues = [...wrong, ...withoutConsequences(rest ? slugIssues(rest) : [], wrong)]
  return issues.length > 0 ? { issues, rest } : parsed
}

function slugIssues(record: CatalogueRecord): Issue[] {
  if (!('slug' in record)) return []
  const isWholeCatalogue = record.type === 'category' && record.id === catalogueRootKey
  return locales
    .filter((locale) => (record.slug[locale] === '') !== isWholeCatalogue)
    .map((locale) => ({
      path: ['slug', locale],
      reason: isWholeCatalogue ? 'must be empty: it is the whole catalogue' : 'must not be empty',
    }))
}
