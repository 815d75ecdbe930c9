import type { CatalogScope } from '../../../domain/catalog/catalog.ts'

/**
 * Whether a listing has filters that anybody can make up in a URL: an unbounded key space that must
 * not fill KV.
 */
export function isDeepListing(listing: CatalogScope): boolean {
  const narrowed = Object.keys(listing.values).length + Object.keys(listing.ranges).length
  if (listing.reaches) return true
  return narrowed > 0 || listing.brands.length > 0 || Boolean(listing.query) || listing.page > 20
}
