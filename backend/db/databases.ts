/** The databases of a request. */
export interface Databases {
  db: D1Database
  /** Full-text search (decision 153). */
  searchDb: D1Database
  /** Whether `searchDb` may be older than the version of the catalogue in `db`. */
  searchLags?: boolean
}
