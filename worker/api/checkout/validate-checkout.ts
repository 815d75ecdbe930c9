import type { Context } from 'hono'
import { addressChecks, validatedByService } from '../../../domain/checkout/address-check.ts'
import {
  checkCheckout,
  type CheckoutErrors,
  type CheckoutNeeds,
} from '../../../domain/checkout/checkout-check.ts'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { AppEnv } from '../../env.ts'
import { requestAddressCheck } from '../../upstream/services/address-check.ts'

/** Field errors by the shop's rules, or by the configured address validation service. */
export async function validateCheckout(
  c: Context<AppEnv>,
  values: CheckoutValues,
  needs: CheckoutNeeds,
): Promise<CheckoutErrors> {
  const errors = checkCheckout(values, needs)
  const { ADDRESS_CHECK_URL } = c.var.config
  if (ADDRESS_CHECK_URL === '') return errors
  const checks = addressChecks(values, needs)
  const valid = await requestAddressCheck(ADDRESS_CHECK_URL, checks)
  return valid ? validatedByService(errors, checks, valid) : errors
}
