import { locales } from '../../../domain/locales/locales.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import { mergePatch } from '../../../domain/operator/merge-patch.ts'
import { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import { checkProduct } from './check-product.ts'
import type { Issue } from './issue.ts'
import { parseRecord, type WrongRecord } from './parse-record.ts'
import { withoutConsequences } from './placeholders.ts'
import type { ImportContext } from './import-calls.ts'
import { withTypedParameters } from './parameters.ts'

/** Applies a patch to the current product, or returns its errors. */
export function resolveProduct(
  current: ProductRecord | undefined,
  patch: JsonObject,
  names: CatalogueNames,
  { now, locales: sold }: Pick<ImportContext, 'now' | 'locales'>,
): { record: ProductRecord } | WrongRecord<ProductRecord> {
  const base = current ? withoutDefaults(current) : { createdAt: now.toISOString() }
  const merged = complete(
    mergePatch(base, withTypedParameters(patch, names), { byId: ['variants'] }),
  )
  const parsed = parseRecord(ProductRecord, merged, sold)
  if ('record' in parsed) {
    const issues = checkProduct(parsed.record, names, current)
    return issues.length > 0 ? { issues, rest: parsed.record } : parsed
  }
  const { rest } = parsed
  const wrong = withoutDerived(parsed.issues, patch)
  const more = rest ? withoutConsequences(checkProduct(rest, names, current), parsed.issues) : []
  return { issues: [...wrong, ...more], rest }
}

/** A full name that follows a wrong name is not in the file. */
function withoutDerived(issues: readonly Issue[], { variants }: JsonObject): Issue[] {
  const isGiven = Array.isArray(variants) && variants.some((one) => Object(one).fullname)
  const isNamed = issues.some(({ path }) => path[0] === 'name')
  return issues.filter(({ path }) => isGiven || !isNamed || path[2] !== 'fullname')
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
