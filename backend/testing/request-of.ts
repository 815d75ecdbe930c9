import { allCalls } from '../../scripts/contract/all-calls.ts'
import { allExamples } from '../../domain/contract/testing/examples/all-examples.ts'
import type { Example } from '../../domain/contract/testing/examples/example.ts'
import { outcomeOf } from './outcome.ts'
import { send, type Sent } from './send.ts'
import { loginAs } from './shop.ts'

interface NamedExample {
  name: string
  example: Example
}

/** One example of each call. */
export const oneExampleEach: readonly NamedExample[] = allCalls.flatMap(({ name, call }) => {
  const example = allExamples.find((each) => each.call === call)
  return example ? { name, example } : []
})

export const examplesWithBody = oneExampleEach.filter(({ example }) => example.body !== undefined)

/** Sends an example's request with changes, as its caller, and returns the outcome. */
export async function upstreamContext({ call, as, params, query, body }: Example) {
  const headers =
    as === 'customer' ? { Authorization: `Bearer ${await loginAs('kunde@luftbasis.example')}` } : {}
  const text = body === undefined ? undefined : JSON.stringify(body)
  return async (changes: Sent) =>
    outcomeOf(call, await send(call, { params, query, headers, text, ...changes }))
}
