import type { PromiseTexts } from '../../domain/checkout/delivery/promise-text.ts'
import { fill } from '../../domain/locales/fill.ts'
import type { Locale } from '../../domain/locale.ts'
import { pluralRules } from '../locales/plural-rules.ts'
import { textsOf } from '../locales/texts-of.ts'

/** Delivery promises in emails, with the storefront's texts. */
export function promiseTexts(locale: Locale): PromiseTexts {
  const rules = pluralRules(locale)
  const texts: Record<string, string> = textsOf(locale).promises
  const require = (key: string, params: Record<string, string>) => {
    const found = texts[key]
    if (found === undefined) throw new Error(`No text for ${key}`)
    return fill(found, params)
  }
  return Object.assign((key: string, params: Record<string, string> = {}) => require(key, params), {
    count: (key: string, n: number, params: Record<string, string> = {}) => {
      const form = `${key}.${rules.select(n)}`
      return require(form in texts ? form : `${key}.other`, { n: String(n), ...params })
    },
  })
}
