import type { OwnUnit, SaleUnit } from '../../../domain/product/availability.ts'
import { unitForm } from '../../../domain/product/units/unit-form.ts'
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

/** What an amount is written with. */
export interface AmountWords extends Pick<Shop, 'text' | 'format'> {
  context: Pick<Shop['context'], 'locale'>
}

/** An amount in a unit of sale: `3 Stück`, `2 Rollen`, `2,5 m`. */
export function unitAmount(
  { code, name }: SaleUnit,
  amount: number,
  { text, format, context }: AmountWords,
): string {
  if (!name) return text.count(keys[code] ?? 'product.amount.piece', amount)
  return format.quantity(amount, unitForm(name, amount, context.locale))
}

/** Only the unit of an amount, in its plural form: `Stück`, `Rollen`. */
export function unitWord(unit: SaleUnit, amount: number, words: AmountWords): string {
  return unitAmount(unit, amount, words).replace(words.format.number(amount), '').trim()
}

/** Amount before an item's name: `2 ×`; with its unit if that is no piece: `2,5 m ×`. */
export function amountOfItem(
  { amount, unit }: { amount: number; unit?: SaleUnit | undefined },
  shop: AmountWords,
): string {
  const isPiece = !unit || unit.code === 'piece'
  return `${isPiece ? shop.format.number(amount) : unitAmount(unit, amount, shop)} ×`
}
