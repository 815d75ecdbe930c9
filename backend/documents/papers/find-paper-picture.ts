import type { Product } from '../../../domain/product/product.ts'
import { findPicture } from '../../cdn/find-picture.ts'
import type { PictureEnv } from '../../cdn/picture-files.ts'

const style = { width: 480, height: 480, crop: false, upscale: false, webp: false }

/** The main picture as JPEG, which PDF knows; null where none can be made. */
export async function findPaperPicture(
  { mainImage }: Pick<Product, 'mainImage'>,
  env: PictureEnv,
  waitUntil: (work: Promise<void>) => void,
): Promise<Uint8Array | null> {
  if (!mainImage) return null
  const picture = await findPicture(
    { path: `${mainImage.path}.webp`, style, format: 'jpeg' },
    // One size of the shop's own pictures: nobody counts it up.
    { env, waitUntil, spend: () => Promise.resolve() },
  )
  if (picture?.mediaType !== 'image/jpeg') return null
  return new Uint8Array(await new Response(picture.body).arrayBuffer())
}
