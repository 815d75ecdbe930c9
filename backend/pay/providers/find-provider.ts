import type { Config } from '../../env.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { sandbox } from './sandbox.ts'
import { stripe } from './stripe/stripe.ts'

/** Configured providers; the first one takes new payments. */
function providersOf(config: Config): PaymentProvider[] {
  const { STRIPE_SECRET_KEY, PAY_SANDBOX, PAY_SECRET } = config
  return [
    ...(STRIPE_SECRET_KEY ? [stripe(config)] : []),
    ...(PAY_SANDBOX ? [sandbox(PAY_SECRET)] : []),
  ]
}

/** Provider of new payments; null if there is none or the payment page is external. */
export function activeProvider(config: Config): PaymentProvider | null {
  return providersOf(config)[0] ?? null
}

/** A provider by its id; null if it is not configured (any more). */
export function findProvider(config: Config, id: string): PaymentProvider | null {
  return providersOf(config).find((provider) => provider.id === id) ?? null
}
