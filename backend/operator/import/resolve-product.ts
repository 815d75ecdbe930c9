import * as z from 'zod'
import { locales } from '../../../domain/locale.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { checkProduct } from './check-product.ts'
import type { Issue } from './issue.ts'
import { withTypedParameters } from './parameters.ts'

/** The record that a patch makes of a product, or why it makes none. */
export function resolveProduct(
  current: ProductRecord | undefined,
  patch: JsonObject,
  names: CatalogueNames,
  now: Date,
): { record: ProductRecord } | { issues: Issue[] } {
  const base = current ?? { createdAt: now.toISOString() }
  const merged = withFullnames(mergePatch(base, withTypedParameters(patch, names), ['variants']))
  const parsed = z.safeParse(ProductRecord, merged, { reportInput: true })
  if (!parsed.success) return { issues: parsed.error.issues.flatMap(issuesOf) }
  const issues = checkProduct(parsed.data, names)
  return issues.length > 0 ? { issues } : { record: parsed.data }
}

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...issue.path, key], reason: 'is an unknown field' }))
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ path: issue.path, reason: isMissing ? 'is required' : issue.message }]
}

/** A variant that has no whole name gets that of its product, with its own. */
function withFullnames(record: JsonObject): JsonObject {
  const { variants, name } = record
  if (!Array.isArray(variants) || !isJsonObject(name)) return record
  const complete = (variant: unknown): unknown => {
    if (!isJsonObject(variant) || variant['fullname'] !== undefined) return variant
    const own = isJsonObject(variant['name']) ? variant['name'] : {}
    const parts = (locale: string) => [name[locale], own[locale]].filter(Boolean)
    const fullname = Object.fromEntries(locales.map((locale) => [locale, parts(locale).join(', ')]))
    return { ...variant, fullname }
  }
  return { ...record, variants: variants.map(complete) }
}
