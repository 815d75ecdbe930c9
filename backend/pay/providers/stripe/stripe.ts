import { textsOf } from '../../../locales/texts-of.ts'
import * as z from 'zod'
import { Refusal } from '../../../contract/refusal.ts'
import { PaymentFailure, type PaymentProvider, type PaymentRequest } from '../payment-provider.ts'
import { loadStripe, stripeClient, type StripeConfig } from './stripe-client.ts'
import { readStripeEvent, refundState } from './stripe-event.ts'

/** Stripe's names of the shop's online payment methods. */
const methods: Record<string, string> = { card: 'card', wallet: 'paypal' }

const Session = z.object({ id: z.string(), url: z.url() })
const Refund = z.object({ id: z.string(), status: z.string().nullish() })

/** Stripe Checkout: a page hosted by Stripe, so that no card data reaches the shop. */
export function stripe(config: StripeConfig): PaymentProvider {
  return {
    id: 'stripe',
    async start(request) {
      const client = await stripeClient(config)
      const session = await withProviderErrors(() =>
        client.checkout.sessions.create(sessionOf(request), { idempotencyKey: request.key }),
      )
      const { id, url } = Session.parse(session)
      return { reference: id, url }
    },
    async readEvent({ body, headers }) {
      return readStripeEvent(await readMessage(config, body, headers.get('Stripe-Signature') ?? ''))
    },
    async refund({ payment, amount, key }) {
      const client = await stripeClient(config)
      const refund = await withProviderErrors(() =>
        client.refunds.create(
          { payment_intent: payment, amount, metadata: { refund: key } },
          { idempotencyKey: key },
        ),
      )
      const { id, status } = Refund.parse(refund)
      return { reference: id, state: refundState(status) }
    },
  }
}

/**
 * EUR and CZK have two decimals at Stripe, like minor units here. The order is one line: Stripe
 * accepts no negative lines, such as a promo code.
 */
function sessionOf(request: PaymentRequest) {
  const { orderId, code, email, locale, method, amount, currency } = request
  const metadata = { order: orderId, code }
  const type = methods[method]
  return {
    mode: 'payment' as const,
    locale,
    client_reference_id: code,
    ...(email ? { customer_email: email } : {}),
    ...(type ? { allowed_payment_method_types: [type] } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: `${textsOf(locale).payment.line} ${code}` },
        },
      },
    ],
    // Charges the order's amount in its currency, without conversion.
    adaptive_pricing: { enabled: false },
    metadata,
    payment_intent_data: { metadata, description: code },
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.paidUrl,
    cancel_url: request.abandonedUrl,
  }
}

/** Verifies and parses a message that Stripe has signed within the last five minutes. */
async function readMessage(
  { STRIPE_WEBHOOK_SECRET }: StripeConfig,
  body: string,
  signature: string,
): Promise<unknown> {
  const { createSubtleCryptoProvider, errors, webhooks } = await loadStripe()
  try {
    return await webhooks.constructEventAsync(
      body,
      signature,
      STRIPE_WEBHOOK_SECRET,
      undefined,
      createSubtleCryptoProvider(),
    )
  } catch (error) {
    if (!(error instanceof errors.StripeSignatureVerificationError)) throw error
    throw new Refusal(401, { key: 'notSigned', code: 'not_signed' })
  }
}

/** Runs a call; a failure tells whether it may have been executed. */
async function withProviderErrors<ResponseBody>(
  call: () => Promise<ResponseBody>,
): Promise<ResponseBody> {
  const { errors } = await loadStripe()
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error
    const { type, code, message, statusCode = 0 } = error
    const isRefused =
      statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429
    throw new PaymentFailure(isRefused ? 'refused' : 'unknown', `${type} ${code ?? ''}: ${message}`)
  }
}
