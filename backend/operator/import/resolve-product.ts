import * as z from 'zod'
import { locales } from '../../../domain/locales/locales.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { checkProduct } from './check-product.ts'
import type { Issue } from './issue.ts'
import { issuesOf } from './issues-of.ts'
import { withTypedParameters } from './parameters.ts'
import { reasonOf } from '../reason-of.ts'

/** Applies a patch to the current product, or returns its errors. */
export function resolveProduct(
  current: ProductRecord | undefined,
  patch: JsonObject,
  names: CatalogueNames,
  now: Date,
): { record: ProductRecord } | { issues: Issue[] } {
  const base = current ?? { createdAt: now.toISOString() }
  const merged = complete(
    mergePatch(base, withTypedParameters(patch, names), { byId: ['variants'] }),
  )
  const parsed = z.safeParse(ProductRecord, merged, { reportInput: true, error: reasonOf })
  if (!parsed.success) return { issues: parsed.error.issues.flatMap(issuesOf) }
  const issues = checkProduct(parsed.data, names, current)
  return issues.length > 0 ? { issues } : { record: parsed.data }
}

/**
 * Defaults: a variant's full name is the product's with its own; without a warehouse it is made to
 * order.
 */
function complete(record: JsonObject): JsonObject {
  const { variants, name } = record
  if (!Array.isArray(variants)) return record
  return {
    ...record,
    variants: variants.map((variant: unknown) => {
      if (!isJsonObject(variant)) return variant
      const { stock, fullname = fullnameOf(name, variant['name']) } = variant
      const isNowhere = isJsonObject(stock) && Object.keys(stock).length === 0
      return { ...variant, fullname, ...(isNowhere ? { stock: null } : {}) }
    }),
  }
}

function fullnameOf(name: unknown, own: unknown): JsonObject | undefined {
  if (!isJsonObject(name)) return undefined
  const parts = (locale: string) =>
    [name[locale], isJsonObject(own) ? own[locale] : ''].filter(Boolean)
  return Object.fromEntries(locales.map((locale) => [locale, parts(locale).join(', ')]))
}
