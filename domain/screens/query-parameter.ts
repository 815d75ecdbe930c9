/** Query parameters that a page may depend on; `f_` stands for all filters of a listing. */
export type QueryParameter =
  | (typeof listingParameters)[number]
  | 'for_credits'
  | 'ids'
  | 'q'
  | 'region'
  | 'reviews_page'
  | 'reviews_sort'
  | 'service'
  | 'tab'
  | 'typed'
  | 'variant_id'
  | 'write_review'

/** `listing` in a definition: those of every product list. */
export const listingParameters = [
  'page',
  'sort',
  'available',
  'brand',
  'price_from',
  'price_to',
  'reaches',
  'f_',
] as const
