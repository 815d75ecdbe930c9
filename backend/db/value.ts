import * as z from 'zod'

/** A value of SQLite that is no bytes. */
export const Value = z.union([z.string(), z.number(), z.null()])
export type Value = z.infer<typeof Value>

/** Rows by the position of their columns. */
export const Rows = z.array(z.array(Value))
