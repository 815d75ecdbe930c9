/** What is wrong with a field of a record. */
export interface Issue {
  path: readonly PropertyKey[]
  reason: string
}

/** What is wrong with a row of a file. */
export interface RowError {
  line: number
  /** Column of a CSV file, field of a record. */
  column: string
  reason: string
}
