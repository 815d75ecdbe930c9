import * as z from 'zod/mini'
import { emailField, requiredField } from './fields.ts'
import { field, rule } from './form.ts'
import type { FieldError } from './message.ts'
import { checkRequired } from './required.ts'

/** Fields that identify an order. */
export const claimOrderForm = z.object({ orderCode: requiredField, email: emailField })

const longest = 2000

function checkAmount(value: string): FieldError {
  return readAmount(value) === null ? 'validation.amount' : null
}

/** `2` or `1,5`; null if it is no amount. */
export function readAmount(value: string): number | null {
  const text = value.trim()
  const amount = /^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : 0
  return amount > 0 ? amount : null
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
