import type { Context } from 'hono'
import { parseCheckoutValues } from '../../../../domain/checkout/checkout-form.ts'
import type { SupplyQuery } from '../../../../domain/checkout/supply-of.ts'
import { parseVatId } from '../../../../domain/tax/vat-id.ts'
import { normaliseVatin } from '../../../../domain/validation/normalise.ts'
import type { AppEnv } from '../../../env.ts'
import { countAttempt } from '../../../upstream/rate-limit.ts'
import { privateStore } from '../../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../../upstream/upstream-error.ts'
import { checkVatId } from '../../../loaders/checkout/check-vat-id.ts'
import { textOf } from '../../../texts.ts'
import { showInfoAgain } from '../show-info-again.ts'

/** What a VAT id changes, for the form's script; 204 where the store does not tell. */
export async function answerVatId(c: Context<AppEnv>): Promise<Response> {
  const { vatId: typed = '', ...query } = c.req.query()
  const vatId = normaliseVatin(typed.slice(0, 40))
  if (!parseVatId(vatId)) {
    const errors = [{ status: 422, field: 'vatin', title: 'invalid', code: 'invalid' }]
    return c.json({ errors }, 422)
  }
  try {
    await countAttempt(c, 'vatId')
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return c.json({ errors: [{ status: 429, title: 'too many', code: 'too_many_attempts' }] }, 429)
  }
  const check = await checkVatId(privateStore(c), vatId, supplyFrom(query))
  return check ? c.json(check) : c.body(null, 204)
}

/** The same for a form: the step again, with what came of it. */
export async function showVatId(
  c: Context<AppEnv>,
  fields: Record<string, string>,
): Promise<Response> {
  const values = { ...parseCheckoutValues(fields), isBusiness: 'on' }
  const text = await textOf(c.var.context.locale)
  const isWrong = !parseVatId(normaliseVatin(values.vatin)) && !values.vatinsvk
  return showInfoAgain(c, {
    fields,
    status: isWrong ? 422 : 200,
    show: () => ({ values, ...(isWrong && { errors: { vatin: text('validation.vatin') } }) }),
  })
}

function supplyFrom({ country, postcode, collected_in }: Record<string, string>): SupplyQuery {
  const isCode = (code: string | undefined) => code !== undefined && /^[A-Z]{3}$/.test(code)
  return {
    ...(isCode(country) && { country }),
    ...(postcode && { postcode: postcode.slice(0, 12) }),
    ...(isCode(collected_in) && { collected_in }),
  }
}
