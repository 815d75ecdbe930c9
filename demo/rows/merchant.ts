import { merchant } from '../content/merchant.ts'
import type { SeedStatement } from '../../backend/db/insert.ts'

/** Who runs the shop; one that is there stays. */
export function merchantRow(now: string): SeedStatement {
  return {
    sql: 'INSERT OR IGNORE INTO merchant (id, value, updated_at) VALUES (1, ?1, ?2)',
    params: [JSON.stringify(merchant), now],
  }
}
