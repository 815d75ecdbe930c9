import { merchant } from '../content/merchant.ts'
import type { SeedStatement } from '../../backend/db/insert.ts'

/** Inserts the merchant unless there is one. */
export function merchantRow(now: string): SeedStatement {
  return {
    sql: 'INSERT OR IGNORE INTO merchant (id, value, updated_at) VALUES (1, ?1, ?2)',
    params: [JSON.stringify(merchant), now],
  }
}
