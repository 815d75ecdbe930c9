import * as z from 'zod/mini'

/** Maximum rows per request, besides its size limit (1 MB). */
export const maxRows = 500

const line = z.int().check(z.gte(1))

/** Rows of a file: records of a JSON Lines file, or cells of a CSV file by column. */
export const ImportRows = z.strictObject({
  rows: z
    .array(
      z.union([
        z.strictObject({ line, record: z.record(z.string(), z.unknown()) }),
        z.strictObject({ line, cells: z.record(z.string(), z.string()) }),
        /** An unreadable row: counts as wrong. */
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

/** Records by result; `wrong` counts rows, `applied` those written. */
export const ImportStatus = z.object({
  id: z.string(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  applied: z.int(),
  /** Whether an import has been applied completely. */
  done: z.boolean(),
})
export type ImportStatus = z.infer<typeof ImportStatus>

export const ApplyImport = z.strictObject({
  /** Applies the valid rows even if others are wrong. */
  partial: z._default(z.boolean(), false),
})
export type ApplyImport = z.infer<typeof ApplyImport>
