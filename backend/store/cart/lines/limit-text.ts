import type { Locale } from '../../../../domain/locale.ts'
import type { UnitName } from '../../../../domain/product/availability.ts'
import { saleUnitOf } from '../../../cms/catalog/products/availability.ts'
import { fromThousandths } from '../../../db/thousandths.ts'
import { numberFormat } from '../../../locales/number-format.ts'
import { unitAmount } from '../../../texts/unit-amount.ts'

/** Unit of sale of a variant as stored; left out: pieces. */
export interface LimitUnit {
  unit?: string
  unitStep: number
  unitNames?: Partial<Record<Locale, UnitName>> | null
}

/** An amount in thousandths as a refusal says it: `3`, but `2,5 m`. */
export function limitText(
  thousandths: number,
  { unit: code = 'piece', unitStep, unitNames = null }: LimitUnit,
): (locale: Locale) => string {
  const amount = fromThousandths(thousandths)
  return (locale) => {
    const unit = saleUnitOf({ unit: code, unitStep, unitNames }, locale)
    return unit.code === 'piece'
      ? numberFormat(locale).format(amount)
      : unitAmount(unit, amount, locale)
  }
}
