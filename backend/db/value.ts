import * as z from 'zod'

/** A non-binary SQLite value. */
export const Value = z.union([z.string(), z.number(), z.null()])
export type Value = z.infer<typeof Value>

/** Rows by column position. */
export const Rows = z.array(z.array(Value))
