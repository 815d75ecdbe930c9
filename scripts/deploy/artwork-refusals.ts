import type { Locale } from '../../domain/locale.ts'

/** Folders of the official artwork, one file a language. */
export const noticeFolder = 'client/legal/guarantee-notice'

/**
 * The EU's notice on the legal guarantee and its label of a producer's guarantee require their
 * official artwork, unchanged (Impl. Reg. (EU) 2025/1960), which the shop cannot generate: the
 * included files are marked as placeholders.
 */
export function refusePlaceholders(
  locales: readonly Locale[],
  readArtwork: (name: Locale | 'garan') => string,
): string[] {
  return [...locales, 'garan' as const]
    .filter((name) => readArtwork(name).includes('data-placeholder'))
    .map(
      (name) =>
        `${noticeFolder}/${name}.svg is a placeholder: put the official EU ${artworkOf(name)} there.`,
    )
}

function artworkOf(name: Locale | 'garan'): string {
  return name === 'garan' ? 'label of a guarantee of durability' : 'notice on the legal guarantee'
}
