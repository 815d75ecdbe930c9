import { exactTime } from '../../../domain/time/exact-time.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { Loader, PrivateInput } from '../screen.ts'

/** The warranty claim form: its first step, the second for a customer's order, or a filed claim. */
export const loadClaim: Loader<'claim'> = async (input) => {
  const { store, rawQuery, text } = input
  const token = rawQuery.get('receipt')
  if (token !== null) return receipt(input, token)
  const [user, orders] = await Promise.all([
    orElse(store.user(), null),
    orElse(store.latestOrders(), []),
  ])
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : ''
  const orderCode = (rawQuery.get('order') ?? '').trim().slice(0, 40)
  const values = { name, email: user?.email ?? '', orderCode }
  const head = privateHead(text('claim.title'))
  const order =
    user && orderCode ? await orElse(store.claimOrder(orderCode, user.email), null) : null
  if (order) {
    const idempotencyKey = crypto.randomUUID()
    return { props: { step: 'form', order, values, errors: {}, idempotencyKey }, head }
  }
  const own = orders.map(({ code, createdAt }) => ({ code, createdAt }))
  return { props: { step: 'find', values, errors: {}, orders: own }, head }
}

async function receipt({ store, text, context }: PrivateInput, token: string) {
  if (!/^[\w-]{8,128}$/.test(token)) return null
  const claim = await store.claim(token)
  if (!claim) return null
  const receivedAt = exactTime(claim.receivedAt, context.locale)
  return {
    props: { step: 'receipt' as const, claim, receivedAt },
    head: privateHead(text('claim.receipt.title', { number: claim.number })),
  }
}
