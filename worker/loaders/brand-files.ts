import { brandFile } from '../../domain/brand-file.ts'
import type { ShopBrand } from '../../domain/frame.ts'

interface Place {
  /** Address of the image server: a URL, or a path of this shop. */
  cdn: string
  origin: string
}

interface BrandFiles {
  favicon: string
  appIcon: string
  /** Absolute, as shared links want it; null: there is none. */
  sharePicture: string | null
}

/** Where the files of a brand are; those of `public/` say nothing of anybody. */
export function brandFiles(brand: ShopBrand | undefined, { cdn, origin }: Place): BrandFiles {
  const at = (path: string | undefined) => brandFile(path, cdn)
  const sharePicture = at(brand?.sharePicture)
  return {
    favicon: at(brand?.favicon) || '/favicon.svg',
    appIcon: at(brand?.appIcon) || '/apple-touch-icon.png',
    sharePicture: sharePicture ? new URL(sharePicture, origin).href : null,
  }
}
