import type { Context } from 'hono'
import { parseCheckoutValues } from '../../../../domain/checkout/checkout-form.ts'
import { parseVatId } from '../../../../domain/tax/vat-id.ts'
import { vatIdOf } from '../../../../domain/tax/vat-id-of.ts'
import type { AppEnv } from '../../../env.ts'
import { textOf } from '../../../texts.ts'
import { renderInfoStep } from '../render-info-step.ts'

/** Renders the last step again without JavaScript, with the totals for the typed VAT id. */
export async function showVatId(
  c: Context<AppEnv>,
  fields: Record<string, string>,
): Promise<Response> {
  const values = { ...parseCheckoutValues(fields), isBusiness: 'on' }
  const text = await textOf(c.var.context)
  const isWrong = !parseVatId(vatIdOf(values))
  return renderInfoStep(c, {
    fields,
    status: isWrong ? 422 : 200,
    show: () => ({ values, ...(isWrong && { errors: { vatin: text('validation.vatin') } }) }),
  })
}
