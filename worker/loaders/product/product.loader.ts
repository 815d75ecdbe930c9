import { startVariant } from '../../../domain/product/start-variant.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Review } from '../../../domain/product/reviews/review.ts'
import type { ReviewList } from '../../../domain/product/reviews/review-list.ts'
import { parseReviewSort, reviewsPerPage } from '../../../domain/product/reviews/review-sort.ts'
import { withTimeout } from '../../cache/with-timeout.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { parameterNotes } from './parameter-notes.ts'
import { relatedProducts } from './related-products.ts'
import { pictureUrl } from '../structured-data/picture-url.ts'
import { productData } from '../structured-data/product-data.ts'
import type { PublicInput, Loader } from '../screen.ts'

export const loadProduct: Loader<'product'> = async (input) => {
  const { reads, routes, query } = input
  const [product, shippers, globals, forCredits] = await Promise.all([
    reads.productDetail(input.slug),
    reads.shippers().catch(() => []),
    reads.globals().catch(() => null),
    query.has('for_credits') && paysWithCredits(input),
  ])
  const variant =
    product && startVariant(product.variants, query.get('variant_id'), product.defaultVariantId)
  if (!variant) return null
  const page = Number(query.get('reviews_page') ?? 1)
  // 404 beyond the last page, which also keeps it out of the cache.
  if (page > Math.max(1, Math.ceil(product.reviewCount / reviewsPerPage))) return null
  const sort = parseReviewSort(query.get('reviews_sort'))
  // Requested before the head waits for reviews, so that they need no round trip of their own.
  const deferred = {
    reviews: reads.reviews(product.id, page, sort, product.reviewCount),
    spread: reads.reviewSpread(product.id, product.reviewCount),
    comments: reads.comments(product.id, product.commentCount),
    notes: parameterNotes(reads, product, input.context),
    related: relatedProducts(
      reads,
      { ...product.related, colours: product.alternatives },
      variant.id,
    ),
  }
  // A part that fails before it is returned is not an unhandled rejection.
  void Promise.allSettled(Object.values(deferred))
  const shownReviews = await atHand(product, deferred.reviews)
  // Not streamed if the URL asks for other reviews or the form: without JavaScript, deferred parts
  // never appear.
  const isAsked = ['reviews_page', 'reviews_sort', 'write_review'].some((name) => query.has(name))
  const picture = product.mainImage ?? variant.mainImage
  const head = publicHead(input, {
    meta: product.pageMeta,
    heading: product.name,
    path: (others, slug) => others.product(slug),
    noindex: !product.visibility.catalog,
    jsonLd: [
      productData(input, product, variant, {
        shippers,
        reviews: shownReviews ?? [],
        promises: globals?.promises,
      }),
      breadcrumbList(
        input,
        [{ title: product.name, path: routes.product(product.slug) }],
        product.breadcrumbs,
      ),
    ],
  })
  return {
    props: {
      product,
      variantId: variant.id,
      ...(forCredits && { forCredits }),
      ...(query.has('write_review') && { writesReview: true }),
    },
    head: {
      ...head,
      shareType: 'product' as const,
      ...(!product.pageMeta.shareImage &&
        picture && { shareImage: pictureUrl(input, picture.path) }),
    },
    streams: isAsked ? false : shownReviews === null || null,
    deferred,
  }
}

/** Milliseconds that a page's head waits for reviews, which the page shows deferred. */
const reviewPatience = 100

/** Reviews for structured data; null if they are late, because a slow store does not delay the page. */
async function atHand(
  { reviewCount }: Product,
  requested: Promise<ReviewList>,
): Promise<Review[] | null> {
  if (reviewCount === 0) return []
  const reviews = requested.then(
    (found) => found.reviews,
    () => [],
  )
  return withTimeout(reviewPatience, reviews).catch(() => null)
}

/** Whether the shop takes loyalty credits (spec §6); defaults to no if unknown. */
async function paysWithCredits({ reads }: PublicInput): Promise<boolean> {
  const globals = await reads.globals().catch(() => null)
  return Boolean(globals?.functions.loyaltyCredits && globals.creditWorth)
}
