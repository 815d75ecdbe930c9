import assets from 'virtual:asset-manifest'
import { allowsThirdParties, type ScreenName } from '../../domain/routes.ts'
import type { Config } from '../env.ts'
import { chatOrigins, consumerOrigins } from '../request/event-consumers.ts'
import { styleSheetsOf } from './style-sheets.ts'

/** Headers of every document (design §8). `nonce` is null for documents that may be stored. */
export function documentHeaders(
  config: Config,
  nonce: string | null,
  screen: ScreenName,
): [string, string][] {
  // No third-party origins without configuration.
  const isOpen = allowsThirdParties(screen)
  const others = isOpen ? consumerOrigins(config) : []
  const chat = isOpen ? chatOrigins(config) : []
  const policy: [string, string] = [
    'Content-Security-Policy',
    contentSecurityPolicy(config, { nonce, others, chat }),
  ]
  return [
    ['Content-Type', 'text/html; charset=utf-8'],
    // Hot reload injects styles and scripts.
    ...(assets.dev ? [] : [policy, ['Link', earlyHints(screen)] as [string, string]]),
    ...sharedHeaders,
  ]
}

/** Early hints of the platform (RFC 8297): style sheets and font. */
function earlyHints(screen: ScreenName): string {
  const sheets = styleSheetsOf(screen).map((href) => `<${href}>; rel=preload; as=style`)
  const font = assets.font && `</${assets.font}>; rel=preload; as=font; crossorigin`
  return [...sheets, ...(font ? [font] : [])].join(', ')
}

/** Headers of every response. */
export const sharedHeaders: [string, string][] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
]

function contentSecurityPolicy(
  { CDN_URL: cdn, PAYMENT_HOSTS: paymentHosts }: Config,
  { nonce, others, chat }: { nonce: string | null; others: string[]; chat: string[] },
): string {
  const images = cdn.startsWith('/') ? [] : [new URL(cdn).origin]
  const source = (...origins: string[]) => ["'self'", ...origins, ...others].join(' ')
  return [
    "default-src 'self'",
    `script-src ${source(...(nonce ? [`'nonce-${nonce}'`] : []))}`,
    ["style-src 'self'", ...chat].join(' '),
    `img-src ${source(...images)} data:`,
    ["font-src 'self'", ...chat].join(' '),
    // Chat messages use a web socket, whose scheme counts as another one.
    [`connect-src ${source()}`, ...chat.map((origin) => origin.replace('https', 'wss'))].join(' '),
    ...(chat.length > 0 ? [["frame-src 'self'", ...chat].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // Form action that may redirect to the payment page.
    ["form-action 'self'", ...paymentHosts.map((host) => `https://${host}`)].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
