import type { Domain } from '../../domain/domain-list.ts'
import { findDomain } from '../../domain/domain-list.ts'
import type { Config } from '../env.ts'

/** The entry of the host in a URL; the first one for a host that this shop does not serve. */
export function domainOf(config: Config, url: string): Domain {
  const known = findDomain(config.DOMAINS, hostOf(url)) ?? config.DOMAINS[0]
  // DomainList has at least one entry.
  if (!known) throw new Error('DOMAINS is empty')
  return known
}

/** Scheme and host of a domain from the configuration, never from what a request claims. */
export function originOf(config: Config, domain: Domain): string {
  return `${config.ENVIRONMENT === 'production' ? 'https' : 'http'}://${domain.host}`
}

function hostOf(url: string): string {
  const start = url.indexOf('//') + 2
  const end = url.indexOf('/', start)
  const host = end === -1 ? url.slice(start) : url.slice(start, end)
  return host.replace(/[?#].*$/, '').toLowerCase()
}
