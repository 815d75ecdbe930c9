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
  /** Only for calls that belong to one person; public reads go without. */
  visitor?: Visitor
  /** Of the visitor, with calls that belong to one person. */
  clientAddress?: string
  /** User-Agent of the visitor, likewise. */
  clientAgent?: string
  /** The visitor has passed a challenge with the form that is carried out. */
  challengePassed?: boolean
  /** For reads whose answer everybody gets: the bookmark that they must be as new as, or `any`. */
  readAfter?: string
  /** Aborts the call when its request was cancelled. */
  signal?: AbortSignal
  /** The visitor's request: its calls stand and fall together where one may try an upstream out. */
  request?: object
}

/** The visitor's request without what is personal: for everything that may be cached. */
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

/** For a refresh that outlives the request it was started by. */
export function backgroundContext(c: Context<AppEnv>): UpstreamContext {
  return { env: c.env, config: c.var.config, context: c.var.context, request: c.req.raw }
}

/** Contract headers of a context (spec §7): all that may change an answer to everybody. */
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

/** Not a part of a read's identity: it does not say what is asked for, but how new it must be. */
export function readAfterHeader({ readAfter }: UpstreamContext): Record<string, string> {
  return readAfter === undefined ? {} : { [contractHeaders.readAfter]: readAfter }
}

/** What the storefront proves itself with to CMS and store. */
export function storefrontHeaders({ BACKEND_TOKEN }: Config): Record<string, string> {
  return BACKEND_TOKEN === '' ? {} : { [contractHeaders.storefrontToken]: BACKEND_TOKEN }
}

/** Headers that say whose cart and account it is. */
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
