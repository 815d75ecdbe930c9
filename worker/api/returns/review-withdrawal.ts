import type { Context } from 'hono'
import { shopTime } from '../../../domain/time/day.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import type { AppEnv } from '../../env.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import type { WithdrawalReviewProps } from '../../../domain/screens/checkout/withdrawal.ts'

type Found = Omit<WithdrawalReviewProps, 'idempotencyKey' | 'message'>

/**
 * Props of the second step: the declaration and its order. A store that is down or rate limited
 * must not block a withdrawal, so the order is optional.
 */
export async function reviewWithdrawal(
  c: Context<AppEnv>,
  { values, itemIds }: { values: FieldValues; itemIds: readonly string[] },
): Promise<Found> {
  const { orderCode = '', email = '' } = values
  try {
    const order = await privateStore(c).withdrawalOrder(orderCode, email)
    const known = new Set(order?.items.map(({ id }) => id))
    const isLate = shopTime(new Date()).day > (order?.deadline ?? '9999')
    const state = order ? 'found' : 'unknown'
    return { values, order, state, isLate, chosen: itemIds.filter((id) => known.has(id)) }
  } catch (error) {
    if (!(error instanceof UpstreamError) || (error.isRefusal && error.status !== 429)) throw error
    return { values, order: null, state: 'unasked', isLate: false, chosen: [...itemIds] }
  }
}
