import { safeRedirect } from './same-origin-path.ts'

type PaymentAddress =
  | { href: string }
  /** Why nobody is sent there, for the log. */
  | { reason: string; host: string }

/**
 * Where a customer may be sent to pay: a path below /pay of this shop, or an https address of a host
 * that the operator allows. The contract tells stores the same (docs/contract, Ordering).
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
