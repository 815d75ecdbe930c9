import * as z from 'zod/mini'
import type { Call } from '../../../domain/contract/call.ts'
import { type ReadScope, readContent } from './content-cache.ts'
import type { ContentProfileName } from '../../cache/profiles.ts'
import { cacheableRequest } from '../cacheable-request.ts'
import { isRefusal, UpstreamError } from '../upstream-error.ts'
import type { UpstreamRequest } from '../upstream-request.ts'
import type { UpstreamResult } from '../../cache/content/upstream-result.ts'

interface Reading<Query, Answer> {
  profile: ContentProfileName
  requested: UpstreamRequest<Query, undefined>
  /** Null: the tags of a not-found answer. */
  tags(answer: Answer | null): string[]
  /** Whether an answer means not found; a 404 always does. */
  isNegative?(answer: Answer): boolean
}

/** Reads a call of the contract through the content cache; null for 404. */
export function findCall<Query, Answer>(
  scope: ReadScope,
  call: Call<Query, undefined, Answer>,
  { profile, requested, tags, isNegative }: Reading<Query, Answer>,
): Promise<Answer | null> {
  return readContent<Answer | null>(scope, {
    request: cacheableRequest(call, requested, (_, answering) => orMissing(answering)),
    profile,
    schema: nullable(call.answer),
    tags: (answer) => [call.upstream, ...tags(answer)],
    isNegative: (answer) => answer === null || (isNegative?.(answer) ?? false),
  })
}

const nullables = new WeakMap<object, unknown>()

/** Once per call: building a schema costs more than a read from memory. */
function nullable<Answer>(schema: z.ZodMiniType<Answer>): z.ZodMiniType<Answer | null> {
  const known = nullables.get(schema) as z.ZodMiniType<Answer | null> | undefined
  if (known) return known
  const built = z.nullable(schema)
  nullables.set(schema, built)
  return built
}

/** A 404 is a valid answer: not found. */
async function orMissing<Answer>(
  answering: Promise<UpstreamResult<Answer>>,
): Promise<UpstreamResult<Answer | null>> {
  try {
    return await answering
  } catch (error) {
    if (isRefusal(error, 404)) return { answer: null, size: 0, updatedAt: null }
    throw error
  }
}

/** Like `findCall` for what every shop should have. If it is missing, that is no outage. */
export async function readCall<Query, Answer>(
  scope: ReadScope,
  call: Call<Query, undefined, Answer>,
  reading: Reading<Query, Answer>,
): Promise<Answer> {
  const answer = await findCall(scope, call, reading)
  if (answer !== null) return answer
  throw new UpstreamError({ upstream: call.upstream, kind: 'status', status: 404 })
}
