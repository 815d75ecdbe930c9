import table from 'virtual:texts'
import type { Locale } from '../../domain/locale.ts'
import type { ScreenName } from '../../domain/routes.ts'
import { screenParts, type TextPart, textParts } from './parts.ts'
import type { Dictionary } from './text.ts'

const loaders: Record<Locale, Record<TextPart, () => Promise<{ default: Dictionary }>>> = table

/** The texts of some parts. */
export async function loadTexts(locale: Locale, parts: readonly TextPart[]): Promise<Dictionary> {
  const modules = await Promise.all(parts.map((part) => loaders[locale][part]()))
  return Object.assign({}, ...modules.map(({ default: texts }) => texts)) as Dictionary
}

/** All texts of a locale, for the Worker. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  return loadTexts(locale, textParts)
}

/**
 * The texts that a screen shows, for the browser. Where a locale has a gap, Czech fills it on the
 * server (spec §1); a test keeps the four files complete, so a browser needs only its own.
 */
export function loadScreenTexts(locale: Locale, screen: ScreenName): Promise<Dictionary> {
  return loadTexts(locale, ['shell', ...screenParts[screen]])
}
