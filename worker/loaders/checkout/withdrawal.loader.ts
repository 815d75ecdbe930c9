import { exactTime } from '../../../domain/time/exact-time.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { PrivateInput, Loader } from '../screen.ts'
import { withdrawable } from './withdrawable.ts'

/** The withdrawal function (§ 356a BGB): its first step, or the receipt of a declaration. */
export const loadWithdrawal: Loader<'withdrawal'> = async (input) => {
  const token = input.rawQuery.get('receipt')
  if (token !== null) return receipt(input, token)
  const { store, rawQuery, text } = input
  const [user, orders] = await Promise.all([
    orElse(store.user(), null),
    orElse(store.latestOrders(), []),
  ])
  const values = {
    name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    email: user?.email ?? '',
    orderCode: (rawQuery.get('order') ?? '').trim().slice(0, 40),
  }
  return {
    props: { step: 'form', values, errors: {}, orders: withdrawable(orders, new Date()) },
    head: privateHead(text('withdrawal.title')),
  }
}

async function receipt({ store, text, context }: PrivateInput, token: string) {
  if (!/^[\w-]{8,128}$/.test(token)) return null
  const withdrawal = await store.withdrawal(token)
  if (!withdrawal) return null
  const receivedAt = exactTime(withdrawal.receivedAt, context.locale)
  return {
    props: { step: 'receipt' as const, withdrawal, receivedAt },
    head: privateHead(text('withdrawal.receipt.title')),
  }
}
