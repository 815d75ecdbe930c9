import * as z from 'zod'
import { codeKey } from '../../../domain/bulk/merge-bulk.ts'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import type { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { Issue } from './issue.ts'
import { variantIds } from './combine-rows.ts'

/**
 * Unique values with their owners: `variant:<id>`, `slug:<locale>:<slug>`, and `code:<code>` of product
 * codes and EANs, by which prices and stock are changed.
 */
export type Claims = Map<string, string>

const ClaimRow = z.object({ claim: z.string(), owner: z.string() })

/**
 * Current owners of the values in these patches, in the catalogue or in earlier rows of the import.
 */
export async function readClaims(
  db: D1Database,
  importId: string,
  patches: readonly JsonObject[],
): Promise<Claims> {
  const variants = patches.flatMap(variantIds)
  const slugs = patches.flatMap(({ slug }) => (isJsonObject(slug) ? Object.entries(slug) : []))
  const codes = [...new Set(patches.flatMap(codesOfPatch))]
  const claims = [
    ...variants.map((id) => `variant:${id}`),
    ...codes.map((code) => `code:${code}`),
    ...slugs.map(([locale, slug]) => `slug:${locale}:${String(slug)}`),
  ]
  const responses = await db.batch([
    db
      .prepare(
        `SELECT claim, record_key AS owner FROM operator_import_claim
        WHERE import_id = ?1 AND claim IN (SELECT value FROM json_each(?2))`,
      )
      .bind(importId, JSON.stringify(claims)),
    db
      .prepare(
        `SELECT 'variant:' || v.id AS claim, p.id AS owner FROM variant v
        JOIN product p ON p.n = v.product_n WHERE v.id IN (SELECT value FROM json_each(?1))`,
      )
      .bind(JSON.stringify(variants)),
    db
      .prepare(
        `SELECT 'slug:' || t.locale || ':' || t.slug AS claim, p.id AS owner
        FROM json_each(?1) given JOIN product_text t
          ON t.slug = given.value ->> 1 AND t.locale = given.value ->> 0
        JOIN product p ON p.n = t.product_n`,
      )
      .bind(JSON.stringify(slugs)),
    db
      .prepare(
        `SELECT 'code:' || (given.value ->> 0) AS claim, p.id AS owner FROM json_each(?1) given
        JOIN variant_code c ON c.code = given.value ->> 1
        JOIN variant v ON v.n = c.variant_n AND given.value ->> 0 IN (v.catalog_code, v.ean)
        JOIN product p ON p.n = v.product_n`,
      )
      .bind(JSON.stringify(codes.map((code) => [code, codeKey(code)]))),
  ])
  const rows = responses.flatMap(({ results }) => z.array(ClaimRow).parse(results))
  return new Map(rows.map(({ claim, owner }) => [claim, owner]))
}

function codesOfPatch({ variants }: JsonObject): string[] {
  if (!Array.isArray(variants)) return []
  const found: unknown[] = variants.flatMap((variant) =>
    isJsonObject(variant) ? [variant['catalogCode'], variant['ean']] : [],
  )
  return found.filter((code): code is string => typeof code === 'string' && code !== '')
}

const codesOf = ({ variants }: ProductRecord) =>
  variants.flatMap(({ catalogCode, ean }) => (ean ? [catalogCode, ean] : [catalogCode]))

/** Unique values of a record, each with the path of its field; codes only if it did not have them. */
function claimsOf(
  record: ProductRecord,
  current: ProductRecord | undefined,
): [claim: string, path: PropertyKey[]][] {
  const known = new Set(current ? codesOf(current) : [])
  return [
    ...record.variants.flatMap(({ catalogCode, ean }, index) =>
      Object.entries({ catalogCode, ean })
        .filter(([, code]) => code && !known.has(code))
        .map(([field, code]): [string, PropertyKey[]] => [
          `code:${code}`,
          ['variants', index, field],
        ]),
    ),
    ...record.variants.map(({ id }, index): [string, PropertyKey[]] => [
      `variant:${id}`,
      ['variants', index, 'id'],
    ]),
    ...Object.entries(record.slug).map(([locale, slug]): [string, PropertyKey[]] => [
      `slug:${locale}:${slug}`,
      ['slug', locale],
    ]),
  ]
}

/** Claims the unique values of a record, or reports conflicts. */
export function claimUniqueValues(
  claims: Claims,
  record: ProductRecord,
  current: ProductRecord | undefined,
): Issue[] {
  const own = claimsOf(record, current)
  const issues = own.flatMap(([claim, path]): Issue[] => {
    const owner = claims.get(claim) ?? record.id
    return owner === record.id ? [] : [{ path, reason: `is that of the product "${owner}"` }]
  })
  if (issues.length === 0) for (const [claim] of own) claims.set(claim, record.id)
  return issues
}
