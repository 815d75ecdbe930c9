import { setTimeout } from 'node:timers/promises'
import type { ZodMiniType } from 'zod/mini'
import { Problem } from '../../domain/operator/changes.ts'
import { signedHeaders } from '../../domain/operator/signature.ts'

export interface OperatorKey {
  id: string
  secret: string
}

interface CallOptions {
  body?: unknown
  /** False: not idempotent, so it is not retried after a lost response. */
  isRepeatable?: boolean
  /** A 503 is a result to return, not an outage to retry. */
  takes503?: boolean
}

const attempts = 4
const patience = 120_000

/** A refused or failed call. */
export class CallFailure extends Error {
  readonly problem: Problem | null

  constructor(message: string, problem: Problem | null = null) {
    super(message)
    this.name = 'CallFailure'
    this.problem = problem
  }
}

/** Client of one shop's operator API, with signed calls. */
export class OperatorClient {
  readonly #origin: string
  readonly #key: OperatorKey

  constructor(origin: string, key: OperatorKey) {
    this.#origin = origin
    this.#key = key
  }

  /** @throws CallFailure */
  async call<ResponseBody>(
    method: string,
    target: string,
    schema: ZodMiniType<ResponseBody>,
    { body, isRepeatable = true, takes503 = false }: CallOptions = {},
  ): Promise<ResponseBody> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const tries = isRepeatable ? attempts : 1
    for (let attempt = 1; ; attempt++) {
      const response = await this.#send(method, target, text).catch((error: unknown) => {
        const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
        if (attempt === tries) {
          throw new CallFailure(`${this.#origin} cannot be reached: ${String(cause)}`)
        }
        return null
      })
      if (takes503 && response?.status === 503) {
        return expectResponse(schema, parseJson(await response.text()), response)
      }
      const isOutage = response === null || response.status >= 500
      if (response && (!isOutage || attempt === tries)) return responseOf(response, schema)
      await response?.body?.cancel()
      await setTimeout(500 * 2 ** attempt)
    }
  }

  /** A file. @throws CallFailure */
  async download(target: string): Promise<Uint8Array> {
    const response = await this.#send('GET', target, '').catch((error: unknown) => {
      throw new CallFailure(`${this.#origin} cannot be reached: ${String(error)}`)
    })
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    throw await failureOf(response)
  }

  /** Signed again for each attempt: the shop accepts a nonce only once. */
  async #send(method: string, target: string, text: string): Promise<Response> {
    const body = new TextEncoder().encode(text)
    const headers = await signedHeaders(this.#key, { method, target, body })
    return fetch(this.#origin + target, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(text === '' ? {} : { body }),
    })
  }
}

async function responseOf<ResponseBody>(
  response: Response,
  schema: ZodMiniType<ResponseBody>,
): Promise<ResponseBody> {
  if (response.ok) return expectResponse(schema, parseJson(await response.text()), response)
  throw await failureOf(response)
}

async function failureOf(response: Response): Promise<CallFailure> {
  const problem = Problem.safeParse(parseJson(await response.text())).data
  if (!problem) return new CallFailure(unexpectedResponse(response))
  const details = (problem.errors ?? []).map(
    ({ field, reason }) => `\n  ${field}${field && ': '}${reason}`,
  )
  const message = `${problem.title} (${problem.status} ${problem.code})${details.join('')}`
  return new CallFailure(message, problem)
}

function expectResponse<ResponseBody>(
  schema: ZodMiniType<ResponseBody>,
  json: unknown,
  response: Response,
): ResponseBody {
  const result = schema.safeParse(json)
  if (result.success) return result.data
  throw new CallFailure(unexpectedResponse(response))
}

/** Of a proxy, a website of somebody else, or a shop of another version. */
function unexpectedResponse({ status, url, headers }: Response): string {
  const { origin } = new URL(url)
  const location = headers.get('Location')
  if (location) {
    const other = URL.parse(location, url)?.origin
    return `${origin} leads on to ${other ?? location}: name that by --url or SHOP_URL.`
  }
  return `${origin} answers ${status}, and not as a shop of this version does. Is the address right?`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
