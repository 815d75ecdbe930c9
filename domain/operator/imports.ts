import * as z from 'zod/mini'

/** Rows of one request; their size is limited besides (1 MB). */
export const maxRows = 500

const line = z.int().check(z.gte(1))

/** Rows of a file: records of a JSON Lines file, or cells of a CSV file by their columns. */
export const ImportRows = z.strictObject({
  rows: z
    .array(
      z.union([
        z.strictObject({ line, record: z.record(z.string(), z.unknown()) }),
        z.strictObject({ line, cells: z.record(z.string(), z.string()) }),
        /** A row that could not be read: it counts as wrong. */
        z.strictObject({ line, reason: z.string().check(z.maxLength(500)) }),
      ]),
    )
    .check(z.minLength(1), z.maxLength(maxRows)),
})
export type ImportRows = z.infer<typeof ImportRows>

export const RowError = z.object({ line: z.int(), column: z.string(), reason: z.string() })
export type RowError = z.infer<typeof RowError>

export const StagedRows = z.object({ errors: z.array(RowError) })
export type StagedRows = z.infer<typeof StagedRows>

/** Records by what becomes of them; `wrong` counts rows, `applied` those that are written. */
export const ImportStatus = z.object({
  id: z.string(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  applied: z.int(),
  /** Whether nothing is left to do of an import that is being applied. */
  done: z.boolean(),
})
export type ImportStatus = z.infer<typeof ImportStatus>

export const ApplyImport = z.strictObject({
  /** Applies the rows that are right although others are wrong. */
  partial: z._default(z.boolean(), false),
})
export type ApplyImport = z.infer<typeof ApplyImport>
