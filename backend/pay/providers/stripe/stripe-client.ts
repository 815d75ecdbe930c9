import type Stripe from 'stripe'
import type { Config } from '../../../env.ts'

export type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>

/** Timeout of a Stripe call in milliseconds. */
const timeout = 10_000

/** Created lazily, on the first payment. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

/** Stripe's own client on `fetch`. Retries twice after a lost response, with the same key. */
export async function stripeClient({
  STRIPE_SECRET_KEY,
  STRIPE_API_URL,
}: StripeConfig): Promise<Stripe> {
  const StripeClient = await loadStripe()
  const { protocol, hostname, port } = new URL(STRIPE_API_URL || 'https://api.stripe.com')
  return new StripeClient(STRIPE_SECRET_KEY, {
    httpClient: StripeClient.createFetchHttpClient(),
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    maxNetworkRetries: 2,
    timeout,
    telemetry: false,
  })
}
