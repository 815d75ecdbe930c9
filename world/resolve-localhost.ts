import dns from 'node:dns'

const systemLookup = dns.lookup

/**
 * RFC 6761: every subdomain of `localhost` is the loopback. Browsers resolve it, not every resolver
 * does.
 */
function lookup(host: string, ...rest: unknown[]) {
  const name = host.endsWith('.localhost') ? 'localhost' : host
  return Reflect.apply(systemLookup, dns, [name, ...rest])
}

Object.assign(dns, { lookup })
