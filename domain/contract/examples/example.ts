import type { AnyCall, Call } from '../call.ts'
import type { RefusalCodeName } from '../refusal-codes.ts'

/** Who asks: somebody without any token, the owner of a guest cart, a customer with a session. */
export type ExampleCaller = 'anyone' | 'guest' | 'customer'

/** One request with its answer, as the documents show it. */
export interface Example {
  call: AnyCall
  /** Tells it from other examples of the call. */
  title?: string
  as: ExampleCaller
  params?: Record<string, string>
  /** Headers of note, beside those of every call. */
  headers?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  /** Nothing for a file. */
  answer?: unknown
  /** Content of a file that is text. */
  file?: string
  /** Codes of failures that a caller of this call must expect, beside those of every call. */
  refusals?: readonly RefusalCodeName[]
}

type Part<Name extends string, T> = undefined extends T ? { [N in Name]?: T } : { [N in Name]: T }

type Shown<Query, Body, Answer> = Omit<Example, 'call' | 'as' | 'query' | 'body' | 'answer'> & {
  as?: ExampleCaller
} & Part<'query', Query> &
  Part<'body', Body> &
  Part<'answer', Answer>

/** An example whose parts have the types of its call. */
export function example<Query, Body, Answer>(
  call: Call<Query, Body, Answer>,
  shown: Shown<Query, Body, Answer>,
): Example {
  // Queries are strings, which the types of the calls say one by one only.
  return { as: 'anyone', ...(shown as Omit<Example, 'call' | 'as'>), call }
}
