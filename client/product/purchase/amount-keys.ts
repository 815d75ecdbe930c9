import type { SaleUnit } from '../../../domain/product/availability.ts'
import type { PluralTextKey } from '../../i18n/text.ts'

/** Text of an amount in each unit of sale: `3 Stück`, `2 Rollen`. */
export const amountKeys: Record<SaleUnit['code'], PluralTextKey> = {
  piece: 'product.amount.piece',
  metre: 'product.amount.metre',
  squareMetre: 'product.amount.squareMetre',
  pack: 'product.amount.pack',
  pair: 'product.amount.pair',
  set: 'product.amount.set',
  roll: 'product.amount.roll',
}
