/** A line of a bulk order as it was typed or pasted (spec §3 Bulk order line). */
export interface BulkLine {
  /** Our article number, the EAN or the manufacturer's number. */
  code: string
  /** As it was written; a comma or a point before decimals. */
  amount: string
}

/** Lines that a bulk order may have. */
export const maxBulkLines = 500
