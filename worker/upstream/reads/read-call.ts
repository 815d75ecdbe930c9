import * as z from 'zod/mini'
import type { Call } from '../../../domain/contract/call.ts'
import { type ReadScope, readContent } from './content-cache.ts'
import type { ContentProfileName } from '../../cache/profiles.ts'
import { cacheableRequest } from '../cacheable-request.ts'
import { isRefusal, UpstreamError } from '../upstream-error.ts'
import type { UpstreamRequest } from '../upstream-request.ts'
import type { UpstreamResult } from '../../cache/content/upstream-result.ts'

interface Reading<Query, ResponseBody> {
  profile: ContentProfileName
  requested: UpstreamRequest<Query, undefined>
  /** Null: the tags of a not-found answer. */
  tags(response: ResponseBody | null): string[]
  /** Whether a response means not found; a 404 always does. */
  isNegative?(response: ResponseBody): boolean
}

/** Reads a call of the contract through the content cache; null for 404. */
export function findCall<Query, ResponseBody>(
  scope: ReadScope,
  call: Call<Query, undefined, ResponseBody>,
  { profile, requested, tags, isNegative }: Reading<Query, ResponseBody>,
): Promise<ResponseBody | null> {
  return readContent<ResponseBody | null>(scope, {
    request: cacheableRequest(call, requested, (_, pending) => orMissing(pending)),
    profile,
    schema: nullable(call.response),
    tags: (response) => [call.upstream, ...tags(response)],
    isNegative: (response) => response === null || (isNegative?.(response) ?? false),
  })
}

const nullables = new WeakMap<object, unknown>()

/** Once per call: building a schema costs more than a read from memory. */
function nullable<ResponseBody>(
  schema: z.ZodMiniType<ResponseBody>,
): z.ZodMiniType<ResponseBody | null> {
  const known = nullables.get(schema) as z.ZodMiniType<ResponseBody | null> | undefined
  if (known) return known
  const built = z.nullable(schema)
  nullables.set(schema, built)
  return built
}

/** A 404 is a valid response: not found. */
async function orMissing<ResponseBody>(
  pending: Promise<UpstreamResult<ResponseBody>>,
): Promise<UpstreamResult<ResponseBody | null>> {
  try {
    return await pending
  } catch (error) {
    if (isRefusal(error, 404)) return { response: null, size: 0, updatedAt: null }
    throw error
  }
}

/** Like `findCall` for what every shop should have. If it is missing, that is no outage. */
export async function readCall<Query, ResponseBody>(
  scope: ReadScope,
  call: Call<Query, undefined, ResponseBody>,
  reading: Reading<Query, ResponseBody>,
): Promise<ResponseBody> {
  const response = await findCall(scope, call, reading)
  if (response !== null) return response
  throw new UpstreamError({ upstream: call.upstream, kind: 'status', status: 404 })
}
