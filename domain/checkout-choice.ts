import * as z from 'zod/mini'
import type { Payment, Shipper } from './checkout.ts'

const Id = z.string().check(z.regex(/^[\w.:-]{1,64}$/))

/** Ids of the chosen methods; null: not chosen yet. */
export const ChosenMethods = z.object({
  shipperId: z.nullable(Id),
  branchId: z.nullable(Id),
  paymentId: z.nullable(Id),
})
export type ChosenMethods = z.infer<typeof ChosenMethods>

/** The choice that a form or a cookie names; junk is nothing chosen. */
export function parseChosenMethods(input: Record<string, unknown>): ChosenMethods {
  const idOf = (name: string) => Id.safeParse(input[name]).data ?? null
  return { shipperId: idOf('shipperId'), branchId: idOf('branchId'), paymentId: idOf('paymentId') }
}

export interface Methods {
  shipper: Shipper | null
  branchId: string | null
  payment: Payment | null
}

/**
 * What of a choice still holds (spec §4 Checkout): a shipper or payment that is offered no more is
 * cleared, so is a payment that the shipper blocks and a branch that is another shipper's.
 */
export function methodsOf(
  chosen: ChosenMethods,
  shippers: readonly Shipper[],
  payments: readonly Payment[],
): Methods {
  const shipper = shippers.find(({ id }) => id === chosen.shipperId) ?? null
  const payment = payments.find(({ id }) => id === chosen.paymentId) ?? null
  const branch = shipper?.branches.find(({ id }) => id === chosen.branchId)
  const blocked = payment !== null && shipper !== null && isBlocked(payment, shipper)
  return { shipper, branchId: branch?.id ?? null, payment: blocked ? null : payment }
}

export function isBlocked(payment: Payment, shipper: Shipper | null): boolean {
  return shipper?.blockedPayments.includes(payment.id) ?? false
}

/** A pick-up has to be told where, when there is more than no place to choose. */
export function needsBranch(shipper: Shipper): boolean {
  return shipper.branches.length > 0
}

export function chosenIds({ shipper, branchId, payment }: Methods): ChosenMethods {
  return { shipperId: shipper?.id ?? null, branchId, paymentId: payment?.id ?? null }
}

/** The first thing that is missing before the order can be placed; null when all is chosen. */
export function missingMethod({
  shipper,
  branchId,
  payment,
}: Methods): 'shipper' | 'branch' | 'payment' | null {
  if (!shipper) return 'shipper'
  if (needsBranch(shipper) && !branchId) return 'branch'
  return payment ? null : 'payment'
}
