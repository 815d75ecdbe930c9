import type { Image } from '../../../domain/content/image.ts'
import { pictureViewOf } from '../../../domain/content/picture-view.ts'
import type { Product, Variant } from '../../../domain/product/product.ts'

type Pictured = Pick<Product, 'mainImage' | 'images'>

/** The variant's own picture, further views of its colour, and the dimension drawing last. */
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

/** Pictures of the variant's colour; all of the product if it has none. */
function viewsOf(main: Image | null, images: Image[]): Image[] {
  const look = main && pictureViewOf(main.path).look
  const own = images.filter(({ path }) => pictureViewOf(path).look === look)
  return own.length > 0 ? own : images
}
