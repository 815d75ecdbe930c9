import type { Payment, Shipper } from '../checkout.ts'
import type { ChosenMethods } from './chosen-methods.ts'

export interface Methods {
  shipper: Shipper | null
  branchId: string | null
  payment: Payment | null
  slotId: string | null
}

/**
 * Clears invalid parts of a selection (spec §4 Checkout): an unavailable shipper or payment, a
 * payment that the shipper excludes, and a branch of another shipper. A carrier's point is valid if
 * it is among the shipper's branches (`withPlace`).
 */
export function methodsOf(
  chosen: ChosenMethods,
  shippers: readonly Shipper[],
  payments: readonly Payment[],
): Methods {
  const shipper = shippers.find((one) => one.id === chosen.shipperId && isSelectable(one)) ?? null
  const payment = payments.find(({ id }) => id === chosen.paymentId) ?? null
  const branch = shipper?.branches.find(({ id }) => id === chosen.branchId)
  const blocked = payment !== null && shipper !== null && isBlocked(payment, shipper)
  return {
    shipper,
    branchId: branch?.id ?? null,
    payment: blocked ? null : payment,
    slotId: shipper?.hasDeliveryTimes ? chosen.slotId : null,
  }
}

/** It can carry the cart. */
export function isSelectable({ refused }: Pick<Shipper, 'refused'>): boolean {
  return !refused
}

export function isBlocked(payment: Payment, shipper: Shipper | null): boolean {
  return shipper?.blockedPayments.includes(payment.id) ?? false
}

/** A pick-up needs a pick-up point if there are any. */
export function needsBranch(shipper: Shipper): boolean {
  return shipper.branches.length > 0 || Boolean(shipper.points)
}

export function chosenIds({ shipper, branchId, payment, slotId }: Methods): ChosenMethods {
  return { shipperId: shipper?.id ?? null, branchId, paymentId: payment?.id ?? null, slotId }
}

export type MissingMethod = 'shipper' | 'branch' | 'payment'

/** The missing parts of a selection, in the order of the form; none if it is complete. */
export function missingMethods({ shipper, branchId, payment }: Methods): MissingMethod[] {
  const missing: MissingMethod[] = []
  if (!shipper) missing.push('shipper')
  else if (needsBranch(shipper) && !branchId) missing.push('branch')
  if (!payment) missing.push('payment')
  return missing
}
