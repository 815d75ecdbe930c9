import * as z from 'zod/mini'
import { parseAmount } from '../product/units/parse-amount.ts'
import { emailField, requiredField } from './fields.ts'
import { field, rule } from './form.ts'
import type { FieldError } from './message.ts'
import { checkRequired } from './required.ts'

/** Fields that identify an order. */
export const claimOrderForm = z.object({ orderCode: requiredField, email: emailField })

const longest = 2000

function checkAmount(value: string): FieldError {
  return parseAmount(value) === null ? 'validation.amount' : null
}

export const claimForm = z.object({
  name: requiredField,
  itemId: requiredField,
  amount: field(rule(checkRequired), rule(checkAmount)),
  remedy: requiredField,
  description: field(
    rule(checkRequired),
    rule((text) => (text.length > longest ? 'validation.tooLong' : null)),
  ),
})
