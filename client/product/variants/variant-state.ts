import type { Variant } from '../../../domain/product/product.ts'
import type { TextKey } from '../../i18n/text.ts'

export type VariantState = 'stock' | 'ordered' | 'sold'

export const variantStateKeys: Record<VariantState, TextKey> = {
  stock: 'product.inStock',
  ordered: 'product.madeToOrder',
  sold: 'product.soldOut',
}

/** Whether a variant is available, on backorder or unavailable. */
export function variantState({ availability }: Pick<Variant, 'availability'>): VariantState {
  if (!availability.isAvailable) return 'sold'
  return availability.delayDays > 0 ? 'ordered' : 'stock'
}
