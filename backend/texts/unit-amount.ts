import { fill } from '../../domain/locales/fill.ts'
import type { Locale } from '../../domain/locale.ts'
import { isOwnUnit, type UnitName } from '../../domain/product/availability.ts'
import { unitForm } from '../../domain/product/units/unit-form.ts'
import { numberFormat } from '../locales/number-format.ts'
import { pluralRules } from '../locales/plural-rules.ts'
import { textsOf } from '../locales/texts-of.ts'

interface Unit {
  code: string
  name?: UnitName | undefined
}

/** An amount in a unit of sale, as the storefront writes it: `3 Stück`, `2 Rollen`, `2,5 m`. */
export function unitAmount({ code, name }: Unit, amount: number, locale: Locale): string {
  const n = numberFormat(locale).format(amount)
  if (name) return `${n}\u00a0${unitForm(name, amount, locale)}`
  const texts: Record<string, string> = textsOf(locale).shop
  const key = `product.amount.${isOwnUnit(code) ? code : 'piece'}`
  const form = pluralRules(locale).select(amount)
  return fill(texts[`${key}.${form}`] ?? texts[`${key}.other`] ?? '{{n}}', { n })
}

/** Only the unit of an amount, in its plural form: `Stück`, `Rollen`. */
export function unitWord(unit: Unit, amount: number, locale: Locale): string {
  return unitAmount(unit, amount, locale).replace(numberFormat(locale).format(amount), '').trim()
}

/** Amount before an item's name: `2 ×`; with its unit if that is no piece: `2,5 m ×`. */
export function amountOfItem(unit: Unit | undefined, amount: number, locale: Locale): string {
  const isPiece = !unit || unit.code === 'piece'
  const shown = isPiece ? numberFormat(locale).format(amount) : unitAmount(unit, amount, locale)
  return `${shown} ×`
}
