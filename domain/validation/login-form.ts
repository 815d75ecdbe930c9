import * as z from 'zod/mini'
import { emailField, requiredField } from './fields.ts'

export const loginForm = z.object({ email: emailField, password: requiredField })
