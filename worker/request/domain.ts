import type { Domain } from '../../domain/domain-list.ts'
import { findDomain } from '../../domain/domain-list.ts'
import type { Config } from '../env.ts'

/** The domain entry of a URL's host; the first one for an unknown host. */
export function domainOf(config: Config, url: string): Domain {
  const known = findDomain(config.DOMAINS, hostOf(url)) ?? config.DOMAINS[0]
  // DomainList has at least one entry.
  if (!known) throw new Error('DOMAINS is empty')
  return known
}

/** Origin of a domain from the configuration, never from request headers. */
export function originOf(config: Config, domain: Domain): string {
  return `${config.ENVIRONMENT === 'production' ? 'https' : 'http'}://${domain.host}`
}

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  const host = end === -1 ? url.slice(start) : url.slice(start, end)
  return host.replace(/[?#].*$/, '').toLowerCase()
}
