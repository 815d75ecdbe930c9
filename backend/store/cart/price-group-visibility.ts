import type { CustomerRow } from '../account/customer.ts'

/**
 * SQL: whether members of these price groups may see the product. `groups` is a JSON list or its
 * parameter.
 */
export function isProductVisibleTo(product: string, groups: string): string {
  return `NOT EXISTS (SELECT 1 FROM restricted_view x WHERE x.kind = 'product' AND x.id = ${product}
    GROUP BY x.id HAVING NOT max(x.price_group IN (SELECT value FROM json_each(${groups}))))`
}

/** Price groups for selling: those of the customer, never a guest's headers. */
export function groupsOf(customer: CustomerRow | null): string {
  return JSON.stringify(customer?.groups ?? [])
}
