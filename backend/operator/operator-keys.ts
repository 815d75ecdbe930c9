import * as z from 'zod'
import { OperatorScope } from '../../domain/operator/scopes.ts'

/** A client of the operator API: an ERP, an operator's CLI. */
const OperatorKey = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,40}$/, 'must be 1 to 40 letters, digits, dots or dashes'),
  secret: z.string().min(32, 'must have 32 characters or more'),
  scopes: z.array(OperatorScope).min(1, 'must name a scope'),
})
export type OperatorKey = z.infer<typeof OperatorKey>

/** The secret OPERATOR_KEYS: a JSON list. Empty: the operator API is disabled. */
export const OperatorKeys = z
  .string()
  .default('')
  .transform((text, { addIssue }): unknown => {
    if (text.trim() === '') return []
    try {
      return JSON.parse(text)
    } catch {
      addIssue({ code: 'custom', message: 'is not JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(OperatorKey)
      .max(100)
      .superRefine((keys, { addIssue }) => {
        for (const [index, { id }] of keys.entries()) {
          if (keys.findIndex((key) => key.id === id) === index) continue
          addIssue({ code: 'custom', path: [index, 'id'], message: `"${id}" is there twice` })
        }
      }),
  )
