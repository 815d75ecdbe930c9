/** Error of a record's field. */
export interface Issue {
  path: readonly PropertyKey[]
  reason: string
}

/** Error of a file's row. */
export interface RowError {
  line: number
  /** Column of a CSV file, field of a record. */
  column: string
  reason: string
}
