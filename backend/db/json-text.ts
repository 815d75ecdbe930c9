import type * as z from 'zod'
import { customType } from 'drizzle-orm/sqlite-core'
import { json } from './columns.ts'
import { rowSchema } from './rows.ts'

/** A JSON column of a Drizzle table, parsed by a schema. */
export function jsonText<S extends z.core.$ZodType>(table: string, column: string, schema: S) {
  const Column = rowSchema(table, { value: json(schema) })
  return customType<{ data: z.output<S>; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => Column.parse({ value }).value,
  })(column)
}
