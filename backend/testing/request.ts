import { createExecutionContext, env, SELF, waitOnExecutionContext } from 'cloudflare:test'
import type { Call } from '../../domain/contract/call.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { app } from '../app.ts'
import type { Env } from '../env.ts'

export interface RequestOptions {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  locale?: string
  currency?: string
  domain?: string
  groups?: string
  cartToken?: string | null
  bearer?: string | null
  key?: string
  /** IP address of the visitor; by default each has another network. */
  from?: string
  knownDevice?: string
  /** The storefront vouches for a person. */
  challengePassed?: boolean
  /** A backend with another configuration. */
  vars?: Record<string, unknown>
}

export interface Reply<ResponseBody> {
  status: number
  headers: Headers
  /** The response, parsed with the contract; a failure if the call failed. */
  response: ResponseBody
  errors: { status: number; title: string; code?: string; field?: string }[]
}

/** Calls the Worker as the storefront does. */
export async function request<Query, Body, ResponseBody>(
  call: Call<Query, Body, ResponseBody>,
  options: RequestOptions = {},
): Promise<Reply<ResponseBody>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  )
  const url = new URL(`http://backend/${call.upstream}${path}`)
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value)
  const init = {
    method: call.method,
    headers: headersOf(options),
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  }
  const { vars } = options
  const response = await (vars ? fetchConfigured(url, init, vars) : SELF.fetch(url, init))
  const json = await response.json<ResponseBody & { errors?: Reply<ResponseBody>['errors'] }>()
  const result = response.ok ? call.response.parse(json) : json
  return {
    status: response.status,
    headers: response.headers,
    response: result,
    errors: json.errors ?? [],
  }
}

async function fetchConfigured(
  url: URL,
  init: RequestInit,
  vars: Record<string, unknown>,
): Promise<Response> {
  const context = createExecutionContext()
  const bindings: Env = { ...env, ...vars }
  const response = await app.request(url.href, init, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

function headersOf({
  locale,
  currency,
  domain,
  groups,
  cartToken,
  bearer,
  key,
  from,
  knownDevice,
  challengePassed,
}: RequestOptions): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  headers.set(contractHeaders.locale, locale ?? 'de')
  headers.set(contractHeaders.currency, currency ?? 'EUR')
  headers.set(contractHeaders.domain, domain ?? 'de')
  if (groups) headers.set(contractHeaders.userGroups, groups)
  if (cartToken) headers.set(contractHeaders.cartToken, cartToken)
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`)
  if (key) headers.set(contractHeaders.idempotencyKey, key)
  headers.set(contractHeaders.clientAddress, from ?? someAddress())
  if (knownDevice) headers.set(contractHeaders.knownDevice, knownDevice)
  if (challengePassed) headers.set(contractHeaders.challengePassed, '1')
  return headers
}

/** A unique IP address. */
export function someAddress(): string {
  const groups = crypto.getRandomValues(new Uint16Array(6))
  return `2001:db8:${Array.from(groups, (group) => group.toString(16)).join(':')}`
}
