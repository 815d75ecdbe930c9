/** A line of a bulk order, as typed or pasted (spec §3 Bulk order line). */
export interface BulkLine {
  /** Our product code, the EAN or the manufacturer's number. */
  code: string
  /** As typed; comma or point before decimals. */
  amount: string
}

/** Maximum lines of a bulk order. */
export const maxBulkLines = 500
