import type { OwnUnit, SaleUnit } from '../../../domain/product/availability.ts'
import type { PluralTextKey } from '../../i18n/text.ts'
import type { Shop } from '../../shop.tsx'

const keys: Readonly<Record<string, PluralTextKey>> = {
  piece: 'product.amount.piece',
  metre: 'product.amount.metre',
  squareMetre: 'product.amount.squareMetre',
  pack: 'product.amount.pack',
  pair: 'product.amount.pair',
  set: 'product.amount.set',
  roll: 'product.amount.roll',
} satisfies Record<OwnUnit, PluralTextKey>

/** An amount in a unit of sale: `3 Stück`, `2 Rollen`. */
export function unitAmount(
  { code, name }: SaleUnit,
  amount: number,
  { text, format, context }: Pick<Shop, 'text' | 'format' | 'context'>,
): string {
  if (!name) return text.count(keys[code] ?? 'product.amount.piece', amount)
  const form = new Intl.PluralRules(context.locale).select(amount)
  const own = form === 'one' || form === 'few' || form === 'many' ? name[form] : undefined
  return format.quantity(amount, own ?? name.other)
}
