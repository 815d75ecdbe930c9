import type { UnitName } from '../availability.ts'

/**
 * Name of a merchant's unit after an amount. A word has plural forms (`3 Fässer`); a symbol, whose
 * word is another one (`kg`, Kilogramm), has none.
 */
export function unitForm(name: UnitName, amount: number, locale: string): string {
  if (name.one !== undefined && name.one !== name.label) return name.label
  const form = new Intl.PluralRules(locale).select(amount)
  const own = form === 'one' || form === 'few' || form === 'many' ? name[form] : undefined
  return own ?? name.other
}
