import { brandFile } from '../../domain/brand-file.ts'
import type { ShopBrand } from '../../domain/site.ts'

interface Place {
  /** Base URL of the image server, or a path of this shop. */
  cdn: string
  origin: string
}

interface BrandFiles {
  favicon: string
  appIcon: string
  /** Absolute URL for link previews; null if there is none. */
  sharePicture: string | null
}

/** URLs of a brand's files; those of `public/` are neutral. */
export function brandFiles(brand: ShopBrand | undefined, { cdn, origin }: Place): BrandFiles {
  const at = (path: string | undefined) => brandFile(path, cdn)
  const sharePicture = at(brand?.sharePicture)
  return {
    favicon: at(brand?.favicon) || '/favicon.svg',
    appIcon: at(brand?.appIcon) || '/apple-touch-icon.png',
    sharePicture: sharePicture ? new URL(sharePicture, origin).href : null,
  }
}
