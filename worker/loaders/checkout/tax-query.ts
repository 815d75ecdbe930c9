import { isBusiness, parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { Methods } from '../../../domain/checkout/delivery/checkout-choice.ts'
import { supplyOf } from '../../../domain/checkout/supply-of.ts'
import { vatIdOf } from '../../../domain/tax/vat-id-of.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'

/** Form values and delivery that decide the VAT. */
export function taxQueryOf(
  fields: FieldValues,
  { shipper, branchId }: Pick<Methods, 'shipper' | 'branchId'>,
) {
  const values = parseCheckoutValues(fields)
  const vatId = isBusiness(values) ? vatIdOf(values) : ''
  return { ...supplyOf(shipper, branchId, values), ...(vatId && { vat_id: vatId }) }
}
