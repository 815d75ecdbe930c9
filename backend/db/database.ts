import { drizzle } from 'drizzle-orm/d1'

/** Typed queries for sale and account tables; listings use SQL of their own. */
export function database(db: D1Database) {
  return drizzle(db)
}
