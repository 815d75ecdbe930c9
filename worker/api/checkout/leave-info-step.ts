import type { Context } from 'hono'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { type StepTarget, stepTargetPath } from '../../../domain/checkout/step-target.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { saveCheckoutInputs } from '../../request/cookies/checkout-inputs-cookie.ts'

/** A link of the last step: keeps what was typed for when the visitor returns. */
export async function leaveInfoStep(
  c: Context<AppEnv>,
  values: CheckoutValues,
  target: StepTarget,
): Promise<Response> {
  await saveCheckoutInputs(c, values, target)
  return c.redirect(stepTargetPath(routesOf(c.var.context.locale), target), 303)
}
