import type { Context } from 'hono'
import { parseCheckoutValues } from '../../../../domain/checkout/checkout-form.ts'
import { needsOf } from '../../../../domain/checkout/checkout-needs.ts'
import { companyFill } from '../../../../domain/checkout/company-fill.ts'
import type { CompanyLookup } from '../../../../domain/checkout/company-lookup.ts'
import type { AppEnv } from '../../../env.ts'
import { lookUpCompany } from './look-up-company.ts'
import { renderInfoStep } from '../render-info-step.ts'

const statuses = { invalid: 422, unknown: 404, unavailable: 503 } as const

/**
 * Looks up a company by its number for the form's script; 422, 404 and 503 give the reason for
 * none.
 */
export async function respondWithCompany(c: Context<AppEnv>): Promise<Response> {
  const found = await lookUpCompany(c, c.req.query('tin') ?? '')
  if (found.company) return c.json({ company: found.company })
  const status = statuses[found.why]
  return c.json({ errors: [{ status, field: 'tin', title: found.why, code: found.why }] }, status)
}

/** The same for a form: renders the step again, prefilled from the register. */
export async function fillInCompany(
  c: Context<AppEnv>,
  fields: Record<string, string>,
): Promise<Response> {
  const values = parseCheckoutValues(fields)
  const found = await lookUpCompany(c, values.tin)
  return renderInfoStep(c, {
    fields,
    status: 200,
    show(shipper) {
      if (!found.company) {
        const lookup: CompanyLookup = { state: found.why === 'invalid' ? 'unknown' : found.why }
        return { values: { ...values, isBusiness: 'on' }, lookup }
      }
      const { fill, differs } = companyFill(found.company, values, needsOf(shipper))
      const isDifferent = Object.keys(differs).length > 0
      const takes = fields['company'] === 'take'
      return {
        values: { ...values, ...fill, ...(takes ? differs : {}) },
        lookup: {
          state: isDifferent && !takes ? 'differs' : 'filled',
          company: found.company,
        },
      }
    },
  })
}
