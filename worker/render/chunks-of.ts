import assets from 'virtual:asset-manifest'
import type { Chunks } from '../../client/chunks.ts'
import { screenParts } from '../../client/i18n/parts.ts'
import type { Locale } from '../../domain/locale.ts'
import type { ScreenName } from '../../domain/routes.ts'

/** The app's entry and all that this screen needs, for client/start.ts. */
export function chunksOf(screen: ScreenName, locale: Locale): Chunks {
  const parts = ['shell', ...screenParts[screen]] as const
  const needed = [
    assets.chunks['client/entry.tsx'] ?? [assets.entry],
    assets.chunks[`client/screens/${screen}.tsx`] ?? [`/client/screens/${screen}.tsx`],
    ...parts.map((part) => {
      const module = `virtual:texts/${locale}/${part}`
      return assets.chunks[module] ?? [`/@id/__x00__${module}`]
    }),
  ]
  const [entry = '', own = '', ...texts] = needed.map(([href = '']) => href)
  const named = new Set([entry, own, ...texts])
  return {
    entry,
    screen: own,
    texts,
    rest: [...new Set(needed.flat())].filter((href) => !named.has(href)),
  }
}
