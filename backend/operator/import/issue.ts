/** Error of a record's field. */
export interface Issue {
  path: readonly PropertyKey[]
  reason: string
  /** Key of a record that is missing; a line of the same file may have it, but be wrong. */
  refersTo?: string
}

/** Error of a file's row. */
export interface RowError {
  line: number
  /** Column of a CSV file, field of a record. */
  column: string
  reason: string
}
