import type { Context } from 'hono'
import type { PublicContext } from '../../domain/context.ts'
import { contractHeaders } from '../../domain/contract/headers.ts'
import { defaultLocale } from '../../domain/locales/locales.ts'
import type { AppEnv, Config, Env, Visitor } from '../env.ts'
import { clientAddressOf } from '../../domain/network.ts'

/** On whose behalf an upstream is called. */
export interface UpstreamContext {
  env: Env
  config: Config
  context: PublicContext
  /** Only for personal calls; public reads have none. */
  visitor?: Visitor
  /** IP address of the visitor, with personal calls. */
  clientAddress?: string
  /** User-Agent of the visitor, likewise. */
  clientAgent?: string
  /** The visitor has passed a challenge with this form. */
  challengePassed?: boolean
  /** For public reads: the minimum database bookmark, or `any`. */
  readAfter?: string
  /** Aborts the call when its request was cancelled. */
  signal?: AbortSignal
  /** The visitor's request: a half-open circuit admits its calls together. */
  request?: object
}

/** The context without personal data: for everything cacheable. */
export function publicUpstreamContext(c: Context<AppEnv>): UpstreamContext {
  return { ...backgroundContext(c), signal: c.req.raw.signal }
}

/** The visitor with their tokens. */
export function visitorUpstreamContext(c: Context<AppEnv>): UpstreamContext {
  const clientAddress = clientAddressOf(c.req.raw.headers)
  const clientAgent = c.req.header('User-Agent')?.slice(0, 300)
  return {
    ...publicUpstreamContext(c),
    visitor: c.var.visitor,
    ...(clientAddress && { clientAddress }),
    ...(clientAgent && { clientAgent }),
    ...(c.var.challenge === 'passed' && { challengePassed: true }),
  }
}

/** For a refresh that outlives the request that started it. */
export function backgroundContext(c: Context<AppEnv>): UpstreamContext {
  return { env: c.env, config: c.var.config, context: c.var.context, request: c.req.raw }
}

/** Contract headers of a context (spec §7): everything that may change a public response. */
export function contextHeaders(context: PublicContext): Record<string, string> {
  return {
    [contractHeaders.locale]: context.locale,
    [contractHeaders.defaultLocale]: defaultLocale,
    [contractHeaders.domain]: context.domainCode,
    [contractHeaders.translationVariant]: context.translationVariant,
    [contractHeaders.userVariant]: context.priceGroup.variant,
    [contractHeaders.userGroups]: context.priceGroup.groups.join(','),
    [contractHeaders.currency]: context.currency,
  }
}

/** Not part of a read's identity: it defines how recent the response must be, not its content. */
export function readAfterHeader({ readAfter }: UpstreamContext): Record<string, string> {
  return readAfter === undefined ? {} : { [contractHeaders.readAfter]: readAfter }
}

/** Authenticates the storefront to CMS and store. */
export function storefrontHeaders({ BACKEND_TOKEN }: Config): Record<string, string> {
  return BACKEND_TOKEN === '' ? {} : { [contractHeaders.storefrontToken]: BACKEND_TOKEN }
}

/** Headers that identify cart and account. */
export function visitorHeaders({
  visitor,
  clientAddress,
  clientAgent,
  challengePassed,
}: UpstreamContext): Record<string, string> {
  const headers: Record<string, string> = {}
  if (visitor && clientAddress) headers[contractHeaders.clientAddress] = clientAddress
  if (visitor && clientAgent) headers[contractHeaders.clientAgent] = clientAgent
  if (visitor && challengePassed) headers[contractHeaders.challengePassed] = '1'
  if (visitor?.sessionToken) headers['Authorization'] = `Bearer ${visitor.sessionToken}`
  if (visitor?.cartToken) headers[contractHeaders.cartToken] = visitor.cartToken
  return headers
}
