import type { Image } from '../../../domain/content/image.ts'
import type { Locale } from '../../../domain/locale.ts'

/** The picture of the page's language, German or Czech; Czech as fallback (spec §2). */
export function seasonalImage(
  images: { cs: Image; de?: Image | undefined },
  locale: Locale,
): Image {
  return (locale === 'de' && images.de) || images.cs
}
