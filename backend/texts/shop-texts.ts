import { fill } from '../../domain/locales/fill.ts'
import type { Locale } from '../../domain/locale.ts'
import { type BackendTexts, textsOf } from '../locales/texts-of.ts'

export type ShopText = keyof BackendTexts['shop']

export type ShopTexts = (key: ShopText, params?: Record<string, string>) => string

/** Texts that emails, invoices and order files share with the storefront. */
export function shopTexts(locale: Locale): ShopTexts {
  return (key, params = {}) => fill(textsOf(locale).shop[key], params)
}
