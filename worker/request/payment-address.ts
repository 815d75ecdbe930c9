import { safeRedirect } from './same-origin-path.ts'

type PaymentAddress =
  | { href: string }
  /** Reason for refusing the URL, for the log. */
  | { reason: string; host: string }

/**
 * Payment URLs that a customer may be redirected to: a path below /pay of this shop, or an https
 * URL of an allowed host. The contract says the same (docs/contract, Ordering).
 */
export function paymentAddress(
  url: string,
  origin: string,
  allowedHosts: readonly string[],
): PaymentAddress {
  if (!URL.canParse(url, origin)) return { reason: 'not an address', host: '' }
  const target = new URL(url, origin)
  const { host } = target
  if (target.origin === origin) {
    const path = safeRedirect(target.pathname + target.search, '')
    return path.startsWith('/pay/') ? { href: path } : { reason: 'not below /pay/', host }
  }
  if (target.protocol !== 'https:') return { reason: 'not https', host }
  if (target.username || target.password) return { reason: 'has credentials', host }
  return allowedHosts.includes(host)
    ? { href: target.href }
    : { reason: 'host and port are not in PAYMENT_HOSTS', host }
}
