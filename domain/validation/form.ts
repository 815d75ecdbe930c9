import * as z from 'zod/mini'
import type { FieldError, ValidationMessage } from './message.ts'

/** Form values, by field name. */
export type FormFields = Record<string, string>

/** Text key of each field's error. */
export type ValidationErrors = Record<string, ValidationMessage>

/** Normalised values of a form, or its errors. */
export type ParsedForm<Values> =
  | { errors: null; values: Values }
  | { errors: ValidationErrors; values: null }

/** A rule of a field, or, with a field name, of a form whose rule needs several fields. */
export function rule<Value>(check: (value: Value) => FieldError, name?: string) {
  return z.check<Value>(({ value, issues }) => {
    const message = check(value)
    const path = name === undefined ? [] : [name]
    // Does not abort: all fields of a form show their errors at once.
    if (message) issues.push({ code: 'custom', message, path, input: value, continue: true })
  })
}

/** A field of a form; the first failing rule gives its message. */
export function field(...checks: z.core.$ZodCheck<string>[]) {
  return z.string().check(...checks)
}

export type FormSchema<Shape extends z.core.$ZodShape = z.core.$ZodShape> = z.ZodMiniObject<Shape>

/** Browser and Worker parse the same schema; errors are in the order of its fields. */
export function parseForm<Shape extends z.core.$ZodShape>(
  schema: FormSchema<Shape>,
  fields: FormFields,
): ParsedForm<z.output<FormSchema<Shape>>> {
  const names = Object.keys(schema.shape)
  const typed = Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))
  const { success, data, error } = schema.safeParse(typed)
  if (success) return { errors: null, values: data }
  const errors: ValidationErrors = {}
  for (const name of names) {
    const issue = error.issues.find(({ path }) => path[0] === name)
    // Every field is a string, so every message comes from `rule`.
    if (issue) errors[name] = issue.message as ValidationMessage
  }
  return { errors, values: null }
}
