import type { Domain } from '../../domain/domain-list.ts'
import { findDomain } from '../../domain/domain-list.ts'
import type { Config } from '../env.ts'

/**
 * The domain entry of a URL's host, whatever its case, port or final dot (`Shop.example.:443`); the
 * first one for an unknown host.
 */
export function domainOf(config: Config, url: string): Domain {
  const host = hostOf(url)
  const known = findDomain(config.DOMAINS, host) ?? domainNamed(config, nameOf(host))
  const served = known ?? config.DOMAINS[0]
  // DomainList has at least one entry.
  if (!served) throw new Error('DOMAINS is empty')
  return served
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

function domainNamed({ DOMAINS }: Config, name: string): Domain | undefined {
  return DOMAINS.find((entry) => nameOf(entry.host) === name)
}

/** The name of a host without its port and the final dot of a fully qualified name. */
function nameOf(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '')
}
