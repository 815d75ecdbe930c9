import type { Product } from '../../../domain/product/product.ts'
import { listTilesById } from '../../cms/catalog/products/tiles.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import { readPaging } from '../../request/paging.ts'
import { listComments } from './list-comments.ts'
import { listReviews } from './list-reviews.ts'
import { requireProductN } from './require-product-n.ts'

interface Wanted {
  include?: string | undefined
  configuration?: string | undefined
  extras?: string | undefined
}

/** A product with the parts that a query names, and without those that it does not. */
export async function withParts(db: D1Database, caller: Caller, product: Product, wanted: Wanted) {
  const parts = new Set(splitList(wanted.include))
  const extras = new Set(splitList(wanted.extras))
  const [alternatives, said] = await Promise.all([
    parts.has('alternatives') ? listTilesById(db, caller, product.related.alternatives) : [],
    extras.size ? loadVoices(db, caller, product.id, extras) : {},
  ])
  return {
    ...product,
    tags: parts.has('tags') ? product.tags : [],
    variants: parts.has('variants') ? product.variants : [],
    alternatives,
    ...(wanted.configuration && {
      configuredVariantId: configuredVariant(product, wanted.configuration),
    }),
    ...said,
  }
}

async function loadVoices(db: D1Database, caller: Caller, id: string, extras: Set<string>) {
  const productN = await requireProductN(db, id)
  const firstPage = readPaging({}, { usual: 5, most: 5 })
  const [reviews, comments] = await Promise.all([
    extras.has('reviews') ? listReviews(db, caller, productN, {}, firstPage) : null,
    extras.has('comments') ? listComments(db, caller, productN, firstPage) : null,
  ])
  return {
    ...(reviews && { reviews: reviews.reviews }),
    ...(comments && { comments: comments.comments }),
  }
}

/** Id of the first variant that has every chosen value; null for none. */
function configuredVariant({ variants }: Product, configuration: string): string | null {
  const chosen = splitList(configuration).map((choice) => choice.split(':'))
  const fits = variants.find(({ axisValues }) =>
    chosen.every(
      ([axis = '', value]) => Object.hasOwn(axisValues, axis) && axisValues[axis] === value,
    ),
  )
  return chosen.length && fits ? fits.id : null
}
