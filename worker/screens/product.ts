import { startVariant } from '../../domain/best-variant.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { publicHead } from './head.ts'
import { pictureUrl } from '../seo/picture-url.ts'
import { productData } from '../seo/product-data.ts'
import type { PublicScreen } from './screen.ts'

const maxFits = 8
const maxAlternatives = 4

export const productScreen: PublicScreen<'product'> = {
  access: 'public',
  profile: 'product',
  async load(input) {
    const { reads, routes, query } = input
    const [product, shippers] = await Promise.all([
      reads.productDetail(input.slug),
      reads.shippers().catch(() => []),
    ])
    const variant =
      product && startVariant(product.variants, query.get('variant_id'), product.defaultVariantId)
    if (!variant) return null
    const { fits, alternatives } = product.related
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
      props: { product, variantId: variant.id },
      head: { ...head, shareImage: picture && pictureUrl(input, picture.path) },
      deferred: {
        reviews: reads.reviews(product.id, 1),
        fits: reads.products({ ids: fits.slice(0, maxFits) }),
        alternatives: reads.products({ ids: alternatives.slice(0, maxAlternatives) }),
      },
    }
  },
}
