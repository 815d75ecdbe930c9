declare const brand: unique symbol

/** Names the answer of an upstream to one request: a cache key that covers all it depends on. */
export type RequestIdentity = string & { readonly [brand]: 'RequestIdentity' }
