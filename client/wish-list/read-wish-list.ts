import { isStringList } from '../storage/is-string-list.ts'

export interface WishListResponse {
  /** null: a guest. */
  variantIds: string[] | null
}

/** Parsed by hand; a schema would be too large for a list of ids. @throws TypeError */
export function readWishList(body: unknown): WishListResponse {
  const { variantIds } = (body ?? {}) as Record<keyof WishListResponse, unknown>
  if (variantIds !== null && !isStringList(variantIds)) throw new TypeError('Not a wish list')
  return { variantIds }
}
