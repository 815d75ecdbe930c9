import type { Image } from '../../../domain/content/image.ts'
import { pictureViewOf } from '../../../domain/content/picture-view.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'

type Pictured = Pick<Product, 'mainImage' | 'images'>

/** The variant's own picture first, further views of its look, and at the end the drawing with its sizes. */
export function slidesOf(
  product: Pictured,
  { mainImage, drawing }: Pick<Variant, 'mainImage' | 'drawing'>,
): Image[] {
  const main = mainImage ?? product.mainImage
  const all = [main, ...viewsOf(main, product.images), drawing ?? null].filter(
    (image) => image !== null,
  )
  return all.filter((image, index) => all.findIndex(({ path }) => path === image.path) === index)
}

/** In another colour it has other pictures; all of the product where none is of its look. */
function viewsOf(main: Image | null, images: Image[]): Image[] {
  const look = main && pictureViewOf(main.path).look
  const own = images.filter(({ path }) => pictureViewOf(path).look === look)
  return own.length > 0 ? own : images
}
