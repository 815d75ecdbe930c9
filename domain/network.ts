/**
 * IP address of the visitor; undefined if unknown. Cloudflare overwrites this header on every
 * request. `X-Forwarded-For` and the like are never read. Only without Cloudflare in front, on a
 * development machine that listens on loopback, is it the client's own.
 */
export function clientAddressOf(headers: Headers): string | undefined {
  return headers.get('CF-Connecting-IP') ?? undefined
}

/**
 * Network of an IP address, for rate limits: an IPv4 address, or the /64 of an IPv6 address, which
 * is one household or server. Normalised, so that every notation gives the same value; null if it
 * is no address.
 */
export function networkOf(address: string | null | undefined): string | null {
  const text = (address ?? '').trim().replace(/%.*$/, '')
  return text.includes(':') ? ofIpv6(text) : ofIpv4(text)
}

function ofIpv4(text: string): string | null {
  // The URL parser also accepts `1`, `0x7f.1` and host names: those are rejected here.
  if (!/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) return null
  return hostOf(text)
}

function ofIpv6(text: string): string | null {
  if (!/^[\da-f:.]{2,45}$/i.test(text)) return null
  const groups = groupsOf(hostOf(`[${text}]`))
  if (!groups) return null
  // ::ffff:a.b.c.d is an IPv4 address on an IPv6 socket.
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  }
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The eight groups of an address as normalised by the URL parser. */
function groupsOf(host: string | null): number[] | null {
  if (host === null) return null
  const [head = '', tail] = host.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}

function hostOf(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname
  } catch {
    return null
  }
}
