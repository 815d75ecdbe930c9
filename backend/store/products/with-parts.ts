import type { Product } from '../../../domain/product/product.ts'
import { listTilesById } from '../../cms/catalog/products/tiles.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import { readPaging } from '../../request/paging.ts'
import { listComments } from './list-comments.ts'
import { listReviews } from './list-reviews.ts'

interface RequestedParts {
  include?: string | undefined
  configuration?: string | undefined
  extras?: string | undefined
}

/** A product with the requested parts only. */
export async function withParts(
  db: D1Database,
  caller: Caller,
  product: Product,
  requested: RequestedParts,
) {
  const parts = new Set(splitList(requested.include))
  const extras = new Set(splitList(requested.extras))
  const [alternatives, further] = await Promise.all([
    parts.has('alternatives') ? listTilesById(db, caller, product.related.alternatives) : [],
    extras.size ? loadReviews(db, caller, product.id, extras) : {},
  ])
  return {
    ...product,
    tags: parts.has('tags') ? product.tags : [],
    variants: parts.has('variants') ? product.variants : [],
    alternatives,
    ...(requested.configuration && {
      configuredVariantId: configuredVariant(product, requested.configuration),
    }),
    ...further,
  }
}

async function loadReviews(db: D1Database, caller: Caller, id: string, extras: Set<string>) {
  const firstPage = readPaging({}, { usual: 5, most: 5 })
  const [reviews, comments] = await Promise.all([
    extras.has('reviews') ? listReviews(db, caller, id, {}, firstPage) : null,
    extras.has('comments') ? listComments(db, caller, id, firstPage) : null,
  ])
  return {
    ...(reviews && { reviews: reviews.reviews }),
    ...(comments && { comments: comments.comments }),
  }
}

/** Id of the first variant with every requested value; null for none. */
function configuredVariant({ variants }: Product, configuration: string): string | null {
  const chosen = splitList(configuration).map((choice) => choice.split(':'))
  const fits = variants.find(({ axisValues }) =>
    chosen.every(
      ([axis = '', value]) => Object.hasOwn(axisValues, axis) && axisValues[axis] === value,
    ),
  )
  return chosen.length && fits ? fits.id : null
}
