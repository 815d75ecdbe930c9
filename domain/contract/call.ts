import * as z from 'zod/mini'

/** Upstreams of calls: the two required ones, and optional services. */
export type Upstream = 'cms' | 'store' | 'search' | 'recommender' | 'contextRecommender'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A call of the contract: the single definition of its path, request and answer. */
export interface Call<Query, Body, ResponseBody> {
  upstream: Upstream
  method: Method
  /** With `:name` for path parameters, below the upstream's base URL. */
  path: string
  query: z.ZodMiniType<Query>
  body: z.ZodMiniType<Body>
  response: z.ZodMiniType<ResponseBody>
  summary: string
  /** Media type of a response that is a file: its schema is then `undefined`. */
  contentType?: string
  /** JSON that is read like a file: more time, and 16 MB instead of 2. */
  isLarge?: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- a call of unknown types, for lists of calls
export type AnyCall = Call<any, any, any>

interface Definition<Query, Body, ResponseBody> {
  method: Method
  path: string
  query?: z.ZodMiniType<Query>
  body?: z.ZodMiniType<Body>
  response: z.ZodMiniType<ResponseBody>
  summary: string
  isLarge?: boolean
}

const nothing = z.undefined()

function callOf(upstream: Upstream) {
  return function call<ResponseBody, Query = undefined, Body = undefined>(
    definition: Definition<Query, Body, ResponseBody>,
  ): Call<Query, Body, ResponseBody> {
    // Without a schema the type parameter is its default, undefined.
    const none = nothing as unknown
    return {
      query: none as z.ZodMiniType<Query>,
      body: none as z.ZodMiniType<Body>,
      ...definition,
      upstream,
    }
  }
}

export const cmsCall = callOf('cms')
export const storeCall = callOf('store')
export const searchServiceCall = callOf('search')
export const recommenderCall = callOf('recommender')
export const contextRecommenderCall = callOf('contextRecommender')

interface FileDefinition {
  path: string
  contentType: string
  summary: string
}

export type FileCall = Call<undefined, undefined, undefined> & { contentType: string }

/** A store call with a file response instead of JSON. */
export function storeFile(definition: FileDefinition): FileCall {
  return {
    upstream: 'store',
    method: 'GET',
    query: nothing,
    body: nothing,
    response: nothing,
    ...definition,
  }
}

/** Envelope of every response of the store (design §4). */
export const data = <T extends z.ZodMiniType>(value: T) => z.object({ data: value })

export const Pagination = z.object({
  total: z.int(),
  perPage: z.int(),
  currentPage: z.int(),
  totalPages: z.int(),
})

export const page = <T extends z.ZodMiniType>(value: T) =>
  z.object({ data: z.array(value), meta: z.object({ pagination: Pagination }) })

export const ApiError = z.object({
  status: z.int(),
  /** Name of the request's field, with dots: `billing_address.postcode`. */
  field: z.optional(z.string()),
  /** In the caller's language. */
  title: z.string(),
  /** Machine-readable: `out_of_stock`, `price_changed`. */
  code: z.optional(z.string()),
})
export type ApiError = z.infer<typeof ApiError>

/** Every failure of either upstream. */
export const Failure = z.object({ errors: z.array(ApiError).check(z.minLength(1)) })
export type Failure = z.infer<typeof Failure>
