import { fill } from '../../domain/locales/fill.ts'
import type { Locale } from '../../domain/locale.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'

export type ShopText = keyof BackendTexts['shop']

export type ShopTexts = (key: ShopText, params?: Record<string, string>) => string

/** Words that mails, invoices and files of orders share with the storefront's dictionary. */
export function shopTexts(locale: Locale): ShopTexts {
  return (key, params = {}) => fill(textsOf(locale).shop[key], params)
}
