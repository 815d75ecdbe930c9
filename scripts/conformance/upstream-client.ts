import { pathOf } from '../../worker/upstream/address.ts'
import {
  type AnyCall,
  type ApiError,
  type Call,
  Failure,
  type FileCall,
} from '../../domain/contract/call.ts'
import { graphql } from '../../domain/contract/cms-graphql.ts'
import type { GraphqlQuery } from '../../domain/contract/cms-graphql/query.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import type { Locale } from '../../domain/locale.ts'
import { contractIssueOf } from '../../domain/parse-response.ts'
import { Absent, Violation } from './outcomes.ts'

/** The CMS and store to check, and the context that every call names. */
export interface Target {
  cms: string
  store: string
  /** `BACKEND_TOKEN`; empty: the upstreams ask for none. */
  token: string
  locale: Locale
  currency: string
  country: string
}

interface RequestOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  headers?: Record<string, string>
}

export interface Refusal {
  status: number
  errors: ApiError[]
}

/** As long as the storefront waits (docs/contract, "Every answer"). */
const timeoutMs = 5000
const maxIssues = 5

/** Calls CMS and store like the storefront, and compares each response with the contract. */
export class UpstreamClient {
  readonly target: Target
  /** A visitor of its own for each run, because stores count attempts by network. */
  readonly #visitor = `2001:db8:${crypto.randomUUID().slice(0, 4)}::1`

  constructor(target: Target) {
    this.target = target
  }

  /** Body of a successful response; throws Absent for a 404, Violation for anything else. */
  async request<Query, Body, ResponseBody>(
    call: Call<Query, Body, ResponseBody>,
    options: RequestOptions = {},
  ): Promise<ResponseBody> {
    const { status, text } = await this.#send(call, options)
    if (status === 404) throw new Absent(nameOf(call))
    if (status !== 200) throw new Violation(`${nameOf(call)} is answered with ${status}, not 200`)
    const parsed = call.response.safeParse(parseJson(text, call))
    if (parsed.success) return parsed.data
    const issues = parsed.error.issues.slice(0, maxIssues).map(contractIssueOf)
    const list = issues.map(({ path, expected }) => `${path}: expected ${expected}`).join('; ')
    throw new Violation(`${nameOf(call)}: ${list}`)
  }

  /** Status and errors of a call that must be refused with one of these statuses. */
  async refusal(
    call: AnyCall,
    statuses: readonly number[],
    options: RequestOptions & { text?: string } = {},
  ): Promise<Refusal> {
    const { status, text } = await this.#send(call, options)
    if (!statuses.includes(status)) {
      const expected = statuses.join(' or ')
      throw new Violation(`${nameOf(call)} is answered with ${status}, not ${expected}`)
    }
    const failure = Failure.safeParse(parseJson(text, call))
    if (failure.success) return { status, errors: failure.data.errors }
    throw new Violation(
      `${nameOf(call)}: a ${status} without { "errors": [{ "status", "title" }] }`,
    )
  }

  /** Text of a file; throws Absent for a 404, Violation for another status or media type. */
  async file(call: FileCall, params: Record<string, string>): Promise<string> {
    const { status, text, contentType } = await this.#send(call, { params })
    if (status === 404) throw new Absent(nameOf(call))
    if (status !== 200) throw new Violation(`${nameOf(call)} is answered with ${status}, not 200`)
    if (contentType.startsWith(call.contentType)) return text
    throw new Violation(`${nameOf(call)} is a file of "${contentType}", not ${call.contentType}`)
  }

  /** The value of a GraphQL field; throws Absent if the CMS does not have it. */
  async query<ResponseBody, Args>(
    field: GraphqlQuery<ResponseBody, Args>,
    variables: object = {},
  ): Promise<ResponseBody> {
    const body = { query: field.query, variables }
    const { data, errors } = await this.request(graphql, { body })
    if (errors && data?.[field.name] === undefined) throw new Absent(`graphql.${field.name}`)
    const read = field.read(data)
    const issues = read.success ? read.dropped : [read.issue]
    if (read.success && issues.length === 0) return read.data
    const list = issues
      .slice(0, maxIssues)
      .map(({ path, expected }) => `${path}: expected ${expected}`)
    throw new Violation(`graphql.${field.name}: ${list.join('; ')}`)
  }

  async #send(
    call: AnyCall,
    { params, query, body, headers, text }: RequestOptions & { text?: string },
  ): Promise<{ status: number; text: string; contentType: string }> {
    const base = call.upstream === 'cms' ? this.target.cms : this.target.store
    const sent = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await fetch(base.replace(/\/+$/, '') + pathOf(call, params, query), {
      method: call.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...this.#contextHeaders(),
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    }).catch((error: unknown) => {
      throw new Violation(`${nameOf(call)}: no response (${reasonOf(error)})`)
    })
    const contentType = response.headers.get('Content-Type') ?? ''
    return { status: response.status, text: await response.text(), contentType }
  }

  #contextHeaders(): Record<string, string> {
    const { locale, currency, token } = this.target
    return {
      Accept: 'application/json',
      [contractHeaders.locale]: locale,
      [contractHeaders.defaultLocale]: locale,
      [contractHeaders.domain]: locale,
      [contractHeaders.translationVariant]: '',
      [contractHeaders.userVariant]: 'b2c',
      [contractHeaders.userGroups]: '',
      [contractHeaders.currency]: currency,
      [contractHeaders.clientAddress]: this.#visitor,
      ...(token === '' ? {} : { [contractHeaders.storefrontToken]: token }),
    }
  }
}

/** `GET {cms}/search`, as in docs/contract/calls.md. */
export const nameOf = ({ method, upstream, path }: AnyCall) => `${method} {${upstream}}${path}`

function parseJson(text: string, call: AnyCall): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Violation(`${nameOf(call)}: the response is no JSON: ${text.slice(0, 80)}`)
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
