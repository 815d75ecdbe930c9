import { safeRedirect } from '../../request/same-origin-path.ts'

/**
 * Where a customer may be sent to pay: a path below /pay of this shop, or an https address of a host
 * that the operator allows; null for everything else.
 */
export function paymentAddress(
  url: string | null,
  origin: string,
  allowedHosts: readonly string[],
): string | null {
  if (url === null || !URL.canParse(url, origin)) return null
  const target = new URL(url, origin)
  if (target.origin === origin) {
    const path = safeRedirect(target.pathname + target.search, '')
    return path.startsWith('/pay/') ? path : null
  }
  return target.protocol === 'https:' && allowedHosts.includes(target.host) ? target.href : null
}
