import type { AnyCall, Call } from '../../call.ts'
import type { RefusalCodeName } from '../../refusal-codes.ts'

/** The caller: without any token, owner of a guest cart, or customer with a session. */
export type ExampleCaller = 'anyone' | 'guest' | 'customer'

/** A request with its response, as shown in the documents. */
export interface Example {
  call: AnyCall
  /** Distinguishes it from other examples of the call. */
  title?: string
  as: ExampleCaller
  params?: Record<string, string>
  /** Notable headers, besides those of every call. */
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Nothing for a file. */
  response?: unknown
  /** Content of a text file. */
  file?: string
  /** Error codes that a caller of this call must expect, besides those of every call. */
  refusals?: readonly RefusalCodeName[]
}

type Part<Name extends string, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T }

type Shown<Query, Body, ResponseBody> = Omit<
  Example,
  'call' | 'as' | 'query' | 'body' | 'response'
> & {
  as?: ExampleCaller
} & Part<'query', Query> &
  Part<'body', Body> &
  Part<'response', ResponseBody>

/** An example typed by its call. */
export function example<Query, Body, ResponseBody>(
  call: Call<Query, Body, ResponseBody>,
  shown: Shown<Query, Body, ResponseBody>,
): Example {
  // Queries are strings; the types of the calls only list their names.
  return { as: 'anyone', ...(shown as Omit<Example, 'call' | 'as'>), call }
}
