import type { PublicContext } from '../../../domain/context.ts'
import { seenCurrency } from '../../../domain/checkout/delivery/choice-notices.ts'
import { textOf } from '../../texts.ts'

/**
 * Notice that the methods were chosen in another currency: all amounts are new, and the terms have
 * to be accepted again, because consents are never stored.
 */
export async function announceCurrency(seen: string, context: PublicContext): Promise<string[]> {
  const { currency } = context
  const before = seenCurrency(seen)
  if (before === '' || before === currency) return []
  return [(await textOf(context))('checkout.currencyChanged', { before, currency })]
}
