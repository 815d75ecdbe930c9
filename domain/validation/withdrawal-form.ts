import * as z from 'zod/mini'
import { emailField, requiredField } from './fields.ts'

export const withdrawalForm = z.object({
  name: requiredField,
  orderCode: requiredField,
  email: emailField,
})
