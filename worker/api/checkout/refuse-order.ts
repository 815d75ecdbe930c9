import type { Context } from 'hono'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { renderInfoStep } from './render-info-step.ts'
import type { StoreRefusal } from '../form/store-refusal.ts'

interface Attempt {
  values: CheckoutValues
  json: boolean
  /** As they were sent: key of the attempt and the total that was agreed to. */
  fields: Record<string, string>
  /** The login that the cart belonged to has expired meanwhile. */
  sessionLost: boolean
}

/** The same step again with all that was typed, what is wrong, and the prices as they are now. */
export async function refuseOrder(
  c: Context<AppEnv>,
  { status, errors }: StoreRefusal,
  { values, json, fields, sessionLost }: Attempt,
): Promise<Response> {
  if (json) return c.json({ errors }, status, { 'Cache-Control': 'no-store' })
  const show = () => ({ values, errors: byField(errors), sessionLost })
  return renderInfoStep(c, { fields, status, show })
}

function byField(errors: StoreRefusal['errors']): FieldErrors {
  const found: FieldErrors = {}
  for (const { field = '', title } of errors) {
    found[field] = found[field] ? `${found[field]} ${title}` : title
  }
  return found
}
