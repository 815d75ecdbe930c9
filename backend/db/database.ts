import { drizzle } from 'drizzle-orm/d1'

/** Typed queries for the tables of sale and account; listings speak SQL of their own. */
export function database(db: D1Database) {
  return drizzle(db)
}
