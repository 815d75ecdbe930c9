import table from 'virtual:texts'
import type { Locale } from '../../domain/locale.ts'
import type { ScreenName } from '../../domain/routes.ts'
import { screenParts, type TextPart, textParts } from './parts.ts'
import type { Dictionary, Text } from './text.ts'

const loaders: Record<Locale, Record<TextPart, () => Promise<{ default: Dictionary }>>> = table

const load = async (locale: Locale, parts: readonly TextPart[]) => {
  const modules = await Promise.all(parts.map((part) => loaders[locale][part]()))
  return Object.assign({}, ...modules.map(({ default: texts }) => texts)) as Dictionary
}

let shown: { locale: Locale; text: Text } | null = null

/** The texts that late parts add theirs to. */
export function provideText(locale: Locale, text: Text): void {
  shown = { locale, text }
}

/** Loads texts that only a late part of a page shows, together with its script. */
export async function addTexts(part: TextPart): Promise<void> {
  if (shown) shown.text.add(await load(shown.locale, [part]))
}

/** All texts of a locale, for the Worker. */
export function loadDictionary(locale: Locale): Promise<Dictionary> {
  return load(locale, textParts)
}

/**
 * The texts that a screen shows, for the browser. Where a locale has a gap, Czech fills it on the
 * server (spec §1); a test keeps the four files complete, so a browser needs only its own.
 */
export function loadScreenTexts(locale: Locale, screen: ScreenName): Promise<Dictionary> {
  return load(locale, ['shell', ...screenParts[screen]])
}
