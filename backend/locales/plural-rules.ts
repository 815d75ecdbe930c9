import { onePerLanguage } from '../../domain/time/one-per-language.ts'

const rules = onePerLanguage(
  (tag: string, type: Intl.PluralRuleType) => new Intl.PluralRules(tag, { type }),
)

/** Cardinal plural rules. Memoised, because creating them takes longer than a cart. */
export function pluralRules(tag: string): Intl.PluralRules {
  return rules(tag, 'cardinal')
}
