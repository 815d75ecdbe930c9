import { env } from 'cloudflare:test'
import type { Budget } from '../store/budget/budgets.ts'

/**
 * Reduces every counted subject's budget to a remainder, so that the next requests cross the limit.
 */
export async function exhaustBudget({ action, limit }: Budget, left: number): Promise<void> {
  const { meta } = await env.DB.prepare('UPDATE attempt SET count = ?2 WHERE action = ?1')
    .bind(action, limit - left)
    .run()
  if (meta.changes === 0) throw new Error(`Nobody was counted for ${action}`)
}
