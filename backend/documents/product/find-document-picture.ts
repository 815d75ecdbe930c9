import type { Product } from '../../../domain/product/product.ts'
import { findPicture } from '../../cdn/find-picture.ts'
import type { PictureEnv } from '../../cdn/picture-files.ts'

const style = { width: 480, height: 480, crop: false, upscale: false, webp: false }

/** The main picture as JPEG, which PDF supports; null if unavailable. */
export async function findDocumentPicture(
  { mainImage }: Pick<Product, 'mainImage'>,
  env: PictureEnv,
  waitUntil: (work: Promise<void>) => void,
): Promise<Uint8Array | null> {
  if (!mainImage) return null
  const picture = await findPicture(
    { path: `${mainImage.path}.webp`, style, format: 'jpeg' },
    // One fixed size of the shop's own pictures, so no rate limit is needed.
    { env, waitUntil, spend: () => Promise.resolve() },
  )
  if (picture?.mediaType !== 'image/jpeg') return null
  return new Uint8Array(await new Response(picture.body).arrayBuffer())
}
