import { locales } from '../../../domain/locales/locales.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { checkProduct } from './check-product.ts'
import type { Issue } from './issue.ts'
import { parseRecord } from './parse-record.ts'
import type { ImportContext } from './import-calls.ts'
import { withTypedParameters } from './parameters.ts'

/** Applies a patch to the current product, or returns its errors. */
export function resolveProduct(
  current: ProductRecord | undefined,
  patch: JsonObject,
  names: CatalogueNames,
  { now, locales: sold }: Pick<ImportContext, 'now' | 'locales'>,
): { record: ProductRecord } | { issues: Issue[] } {
  const base = current ? withoutDefaults(current) : { createdAt: now.toISOString() }
  const merged = complete(
    mergePatch(base, withTypedParameters(patch, names), { byId: ['variants'] }),
  )
  const parsed = parseRecord(ProductRecord, merged, sold)
  if ('issues' in parsed) return parsed
  const issues = checkProduct(parsed.record, names, current)
  return issues.length > 0 ? { issues } : parsed
}

/** Full names that are those of the defaults follow the names of the patch. */
function withoutDefaults(record: ProductRecord): JsonObject {
  return {
    ...record,
    variants: record.variants.map(({ fullname, ...variant }) => {
      const given: JsonObject = fullnameOf(record.name, variant.name)
      const own = Object.entries(fullname).filter(([locale, text]) => text !== given[locale])
      return { ...variant, fullname: Object.fromEntries(own) }
    }),
  }
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
      const { stock, fullname = {} } = variant
      const full = { ...fullnameOf(name, variant['name']), ...Object(fullname) }
      const isNowhere = isJsonObject(stock) && Object.keys(stock).length === 0
      return {
        ...variant,
        fullname: Object.keys(full).length > 0 ? full : undefined,
        ...(isNowhere ? { stock: null } : {}),
      }
    }),
  }
}

/** In the languages of the product's name. */
function fullnameOf(name: unknown, own: unknown): Record<string, string> {
  if (!isJsonObject(name)) return {}
  const named = locales.filter((locale) => name[locale] !== undefined)
  return Object.fromEntries(
    named.map((locale) => {
      const parts = [name[locale], isJsonObject(own) ? own[locale] : '']
      return [locale, parts.filter(Boolean).join(', ')]
    }),
  )
}
