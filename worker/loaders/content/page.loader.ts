import { blocksOnPage } from '../../../domain/content/blocks-on-page.ts'
import { publicHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadPage: Loader<'page'> = async (input) => {
  const page = await input.reads.page(input.slug)
  const shown = page && blocksOnPage(page, Number(input.query.get('page') ?? 1))
  if (!shown) return null
  const { blocks, ...pagination } = shown
  return {
    props: {
      page: { ...page, blocks },
      ...(pagination.totalPages > 1 && { pagination }),
    },
    head: publicHead(input, {
      meta: page.pageMeta,
      heading: page.title,
      path: (routes, slug) => routes.page(slug),
      // The domain of the text's own language has the canonical page.
      noindex: (page.locale ?? input.context.locale) !== input.context.locale,
    }),
  }
}
