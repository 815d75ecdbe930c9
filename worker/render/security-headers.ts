import assets from 'virtual:asset-manifest'
import type { Config } from '../env.ts'

/** Headers of every document (design §8). `nonce` is null for documents that may be stored. */
export function documentHeaders(
  { CDN_URL, PAYMENT_HOSTS }: Pick<Config, 'CDN_URL' | 'PAYMENT_HOSTS'>,
  nonce: string | null,
): [string, string][] {
  const policy: [string, string] = [
    'Content-Security-Policy',
    contentSecurityPolicy(CDN_URL, PAYMENT_HOSTS, nonce),
  ]
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    // Hot reload puts styles and scripts into the page.
    ...(assets.dev ? [] : [policy]),
    ...sharedHeaders,
  ]
}

/** Headers of every answer, whatever it is. */
export const sharedHeaders: [string, string][] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]

function contentSecurityPolicy(cdn: string, paymentHosts: string[], nonce: string | null): string {
  const images = cdn.startsWith('/') ? "'self'" : `'self' ${new URL(cdn).origin}`
  const scripts = nonce ? `'self' 'nonce-${nonce}'` : "'self'"
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `img-src ${images} data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // A form that orders may be redirected to the payment page.
    ["form-action 'self'", ...paymentHosts.map((host) => `https://${host}`)].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
