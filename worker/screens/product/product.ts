import { startVariant } from '../../../domain/product/best-variant.ts'
import { parseReviewSort, reviewsPerPage } from '../../../domain/product/review-list.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { parameterNotes } from './parameter-notes.ts'
import { relatedProducts } from './related-products.ts'
import { pictureUrl } from '../../seo/picture-url.ts'
import { productData } from '../../seo/product-data.ts'
import type { PublicInput, PublicScreen } from '../screen.ts'

export const productScreen: PublicScreen<'product'> = {
  access: 'public',
  profile: 'product',
  async load(input) {
    const { reads, routes, query } = input
    const [product, shippers, forCredits] = await Promise.all([
      reads.productDetail(input.slug),
      reads.shippers().catch(() => []),
      query.has('for_credits') && paysWithCredits(input),
    ])
    const variant =
      product && startVariant(product.variants, query.get('variant_id'), product.defaultVariantId)
    if (!variant) return null
    const page = Number(query.get('reviews_page') ?? 1)
    // A page beyond the last is no page, and nothing that a cache should keep.
    if (page > Math.max(1, Math.ceil(product.reviewCount / reviewsPerPage))) return null
    const picture = product.mainImage ?? variant.mainImage
    const head = publicHead(input, {
      meta: product.pageMeta,
      path: (others, slug) => others.product(slug),
      noindex: !product.visibility.catalog,
      jsonLd: [
        productData(input, product, variant, shippers),
        breadcrumbList(input, product.breadcrumbs, [
          { title: product.name, path: routes.product(product.slug) },
        ]),
      ],
    })
    return {
      props: { product, variantId: variant.id, ...(forCredits && { forCredits }) },
      head: { ...head, shareImage: picture && pictureUrl(input, picture.path) },
      // Who asks for other reviews has come for them, and without script nothing comes later.
      atOnce: query.has('reviews_page') || query.has('reviews_sort'),
      deferred: {
        reviews: reads.reviews(product.id, page, parseReviewSort(query.get('reviews_sort'))),
        spread: reads.reviewSpread(product.id, product.reviewCount),
        comments: reads.comments(product.id),
        notes: parameterNotes(reads, product),
        related: relatedProducts(reads, { ...product.related, colours: product.alternatives }),
      },
    }
  },
}

/** Whether the shop takes loyalty credits at all (spec §6); where nobody knows, money will do. */
async function paysWithCredits({ reads }: PublicInput): Promise<boolean> {
  const globals = await reads.globals().catch(() => null)
  return Boolean(globals?.functions.loyaltyCredits && globals.creditWorth)
}
