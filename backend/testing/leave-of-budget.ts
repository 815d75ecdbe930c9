import { env } from 'cloudflare:test'
import type { Budget } from '../store/budget/budgets.ts'

/**
 * Leaves so many times of a budget to everybody whom it has counted by now: what comes next crosses
 * the limit after a few requests, and the first of them has shown who is counted.
 */
export async function leaveOfBudget({ action, limit }: Budget, left: number): Promise<void> {
  const { meta } = await env.DB.prepare('UPDATE attempt SET count = ?2 WHERE action = ?1')
    .bind(action, limit - left)
    .run()
  if (meta.changes === 0) throw new Error(`Nobody was counted for ${action}`)
}
