import { imageSize } from 'image-size'
import type { Size } from './plan-picture.ts'
import type { PictureEnv } from './picture-files.ts'
import { extensionOf } from './file-path.ts'
import { findLargest } from './prepared-picture.ts'

/** Source of a transformation. */
export interface OriginalPicture {
  etag: string
  /** Prepared widths are in the assets. */
  isPrepared: boolean
  /** Null for a file that is too large, or deleted meanwhile. */
  read: () => Promise<Uint8Array<ArrayBuffer> | null>
}

const extensions = new Set(['webp', 'jpg', 'jpeg', 'png', 'avif', 'gif'])
const mediaTypes = new Map([
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
])
const maxBytes = 25 * 1024 * 1024
const maxPixels = 60_000_000

/** The largest prepared file, else the upload in the bucket; null if there is none. */
export async function findOriginal(
  { ASSETS, FILES }: PictureEnv,
  path: string,
): Promise<OriginalPicture | null> {
  if (!extensions.has(extensionOf(path))) return null
  const prepared = await findLargest(ASSETS, path, 'HEAD')
  if (prepared) {
    await prepared.body?.cancel()
    return {
      etag: prepared.headers.get('ETag') ?? '',
      isPrepared: true,
      read: async () => {
        const file = await findLargest(ASSETS, path)
        return file && new Uint8Array(await file.arrayBuffer())
      },
    }
  }
  const file = FILES && (await findFile(FILES, path))
  if (!file) return null
  return {
    etag: file.httpEtag,
    isPrepared: false,
    read: async () => {
      if (file.size > maxBytes) return null
      const content = await FILES.get(file.key)
      return content && new Uint8Array(await content.arrayBuffer())
    },
  }
}

/**
 * Under its own name, or with an original's extension, because the shop's URLs all end in `.webp`.
 * File names may use NFC or NFD.
 */
async function findFile(files: NonNullable<PictureEnv['FILES']>, path: string) {
  for (const name of new Set([path, path.normalize('NFD')])) {
    const file = await files.head(`image/${name}`)
    if (file) return file
    if (!name.endsWith('.webp')) continue
    const prefix = `image/${name.slice(0, -'webp'.length)}`
    const { objects } = await files.list({ prefix, limit: 10 })
    const other = objects.find(({ key }) => extensions.has(key.slice(prefix.length)))
    if (other) return other
  }
  return null
}

/** Size and type of a picture, read from the file, because its name is not reliable. */
export function readPicture(bytes: Uint8Array): (Size & { mediaType: string }) | null {
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes)
    const mediaType = mediaTypes.get(type)
    if (!mediaType || width < 1 || height < 1 || width * height > maxPixels) return null
    // EXIF: from 5 on the picture is rotated by 90°, which is applied first.
    const size = orientation < 5 ? { width, height } : { width: height, height: width }
    return { ...size, mediaType }
  } catch {
    // Not a known picture type.
    return null
  }
}
