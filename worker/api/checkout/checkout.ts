import { Hono } from 'hono'
import { parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { stepTargetOf } from '../../../domain/checkout/step-target.ts'
import type { AppEnv } from '../../env.ts'
import { respondWithAddressCheck } from './respond-with-address-check.ts'
import { showVatId } from './business/show-vat-id.ts'
import { respondWithTaxation } from './respond-with-taxation.ts'
import { respondWithCompany, fillInCompany } from './business/company.ts'
import { placeOrder } from './place-order.ts'
import { readFields } from '../form/read-fields.ts'
import { leaveInfoStep } from './leave-info-step.ts'
import { renderInfoStep } from './render-info-step.ts'
import { settleAttempt } from './settle-attempt.ts'
import { saveMethods, submitMethods } from './save-methods.ts'

/**
 * Body limit above the field limits, so that a value that is too long gets its error at the field.
 */
const orderBytes = 262_144

/**
 * Selects shipper, pick-up point and payment; places the order. Scripts send JSON, pages send
 * forms.
 */
export const checkoutApi = new Hono<AppEnv>()
  .post('/checkout/methods', async (c) => {
    const { fields, json } = await readFields(c)
    return json ? saveMethods(c, fields) : submitMethods(c, fields)
  })
  .post('/checkout/check', async (c) => {
    const { fields } = await readFields(c, orderBytes)
    return respondWithAddressCheck(c, fields)
  })
  .post('/checkout/tax', async (c) => {
    const { fields, json } = await readFields(c, orderBytes)
    const values = parseCheckoutValues(fields)
    return json
      ? respondWithTaxation(c, fields)
      : renderInfoStep(c, { fields, status: 200, show: () => ({ values }) })
  })
  .get('/checkout/company', respondWithCompany)
  .post('/checkout/company', async (c) => {
    const { fields } = await readFields(c, orderBytes)
    return fillInCompany(c, fields)
  })
  .post('/checkout/vat-id', async (c) => {
    const { fields } = await readFields(c, orderBytes)
    return showVatId(c, fields)
  })
  .post('/checkout/info', async (c) => {
    const { fields } = await readFields(c, orderBytes)
    const values = parseCheckoutValues(fields)
    const target = stepTargetOf(fields)
    if (target) return leaveInfoStep(c, values, target)
    return renderInfoStep(c, { fields, status: 200, show: () => ({ values }) })
  })
  .post('/checkout/attempt', async (c) => {
    const { fields, json } = await readFields(c, orderBytes)
    return settleAttempt(c, fields, json)
  })
  .post('/checkout/place', async (c) => {
    const { fields, json } = await readFields(c, orderBytes)
    return placeOrder(c, fields, json)
  })
