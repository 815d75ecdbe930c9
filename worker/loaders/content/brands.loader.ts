import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** All brands of the catalogue, by name. */
export const loadBrands: Loader<'brands'> = async (input) => {
  const { context, reads, routes, text } = input
  const found = await reads.brands()
  const { compare } = new Intl.Collator(context.locale)
  const title = text('brandList.title')
  return {
    props: {
      brands: found
        .toSorted((a, b) => compare(a.title, b.title))
        .map(({ _id, description, image, link, locale, perex, title: name, virtual_category }) => ({
          id: _id,
          locale,
          title: name,
          perex,
          description,
          image,
          link,
          products: virtual_category && {
            title: virtual_category.title,
            slug: virtual_category.slug,
          },
        })),
    },
    head: publicHead(input, {
      meta: screenMeta(title, text('brandList.description')),
      path: (others) => others.brands(),
      jsonLd: [breadcrumbList(input, [{ title, path: routes.brands() }])],
    }),
  }
}
