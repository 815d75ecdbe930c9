import { shopNameOf } from '../../../client/page-title.ts'
import { isBannerShown } from '../../../domain/content/banners/banner-time.ts'
import { orElse } from '../../upstream/or-else.ts'
import { firstText } from '../first-text.ts'
import { publicHead } from '../head.ts'
import { organizationJsonLd } from '../organization.ts'
import type { Loader } from '../screen.ts'

/** One row of the product grid (spec §9). */
const featuredLimit = 4

export const loadHome: Loader<'home'> = async (input) => {
  const { context, reads, routes } = input
  const [found, globals, configuration] = await Promise.all([
    reads.homepage(),
    reads.globals().catch(() => null),
    reads.configuration().catch(() => null),
  ])
  // Without products chosen by an editor, the featured ones are shown.
  const hasProducts = found.blocks.some(({ type }) => type === 'products')
  const featured = hasProducts ? null : await orElse(reads.featuredProducts(featuredLimit), null)
  const now = Date.now()
  // The heading of a home page without a banner.
  const shopName = globals ? shopNameOf(globals) : ''
  const heading = firstText(found.pageMeta.seoTitle, shopName, new URL(context.origin).hostname)
  const pageMeta = { ...found.pageMeta, seoTitle: heading }
  const home = {
    ...found,
    pageMeta,
    banners: found.banners.filter((banner) => isBannerShown(banner, now)),
  }
  return {
    props: { home, ...(featured && { featured }) },
    head: publicHead(input, {
      meta: found.pageMeta,
      path: (each) => each.home(),
      jsonLd: organizationJsonLd({
        origin: context.origin,
        country: context.country,
        routes,
        globals,
        cdn: input.cdn,
        social: configuration?.footer.social ?? [],
      }),
    }),
  }
}
