import assets from 'virtual:asset-manifest'
import type { Chunks } from '../../client/chunks.ts'
import type { LanguageContext } from '../../domain/language.ts'
import type { ScreenName } from '../../domain/routes.ts'

/** URLs of the app's entry, of this screen and of the layout data, for client/start.ts. */
export function chunksOf(
  screen: ScreenName,
  { locale, language }: LanguageContext,
  layout: string,
): Chunks {
  const needed = [assets.chunks['client/entry.tsx'] ?? [assets.entry], assets.chunks[screen] ?? []]
  const [entry = '', own = ''] = needed.map(([href]) => href ?? '')
  return {
    entry,
    screen: own,
    layout,
    // Chunk names of the build (scripts/texts/text-chunks.ts).
    textFolder: assets.texts[locale],
    ...(language && { language: assets.languages[language] }),
    texts: ['entry', `${screen}.screen`],
    rest: [...new Set(needed.flat())].filter((href) => href !== entry && href !== own),
  }
}
