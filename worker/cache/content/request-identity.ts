declare const brand: unique symbol

/** Cache key of an upstream request: covers everything that the response depends on. */
export type RequestIdentity = string & { readonly [brand]: 'RequestIdentity' }
