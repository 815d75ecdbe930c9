import { publicHead } from '../head.ts'
import type { Loader } from '../screen.ts'

export const loadPage: Loader<'page'> = async (input) => {
  const page = await input.reads.page(input.slug)
  if (!page) return null
  return {
    props: { page },
    head: publicHead(input, { meta: page.pageMeta, path: (routes, slug) => routes.page(slug) }),
  }
}
