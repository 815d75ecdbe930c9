import * as z from 'zod'
import { isJsonObject, type JsonObject } from '../../../domain/operator/json.ts'
import type { ProductRecord } from '../../../domain/operator/product-record.ts'
import type { Issue } from './issue.ts'
import { variantIds } from './combine-rows.ts'

/** Unique values, `variant:<id>` or `slug:<locale>:<slug>`, with their owners. */
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
  const claims = [
    ...variants.map((id) => `variant:${id}`),
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
  ])
  const rows = responses.flatMap(({ results }) => z.array(ClaimRow).parse(results))
  return new Map(rows.map(({ claim, owner }) => [claim, owner]))
}

/** Unique values of a record, each with the path of its field. */
function claimsOf(record: ProductRecord): [claim: string, path: PropertyKey[]][] {
  return [
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
export function claimUniqueValues(claims: Claims, record: ProductRecord): Issue[] {
  const own = claimsOf(record)
  const issues = own.flatMap(([claim, path]): Issue[] => {
    const owner = claims.get(claim) ?? record.id
    return owner === record.id ? [] : [{ path, reason: `is that of the product "${owner}"` }]
  })
  if (issues.length === 0) for (const [claim] of own) claims.set(claim, record.id)
  return issues
}
