import * as z from 'zod'

/** A column that holds JSON, parsed by a schema. */
export function jsonColumn<Schema extends z.core.$ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        addIssue('is not JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
}
