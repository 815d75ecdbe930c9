import type { Context } from 'hono'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { errorsByField } from '../../../domain/validation/errors-by-field.ts'
import type { AppEnv } from '../../env.ts'
import { renderInfoStep } from './render-info-step.ts'
import type { StoreRefusal } from '../form/store-refusal.ts'

interface Attempt {
  values: CheckoutValues
  json: boolean
  /** As submitted: attempt key and confirmed total. */
  fields: Record<string, string>
  /** The session that the cart belonged to has expired. */
  sessionLost: boolean
}

/** Renders the same step with the submitted values, the errors and current prices. */
export async function refuseOrder(
  c: Context<AppEnv>,
  { status, errors }: StoreRefusal,
  { values, json, fields, sessionLost }: Attempt,
): Promise<Response> {
  if (json) return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  const show = () => ({ values, errors: errorsByField(errors), sessionLost })
  return renderInfoStep(c, { fields, status, show })
}
