import type Stripe from 'stripe'
import type { Config } from '../../../env.ts'

export type StripeConfig = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_URL'
>

/** Milliseconds for an answer of Stripe. */
const timeout = 10_000

/** Evaluated when somebody pays, not when the Worker starts. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default
}

/** Stripe's own client on `fetch`. It asks twice more where an answer was lost, under the same key. */
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
