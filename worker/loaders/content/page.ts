import { publicHead } from '../head.ts'
import type { PublicScreen } from '../screen.ts'

export const pageScreen: PublicScreen<'page'> = {
  access: 'public',
  profile: 'content',
  async load(input) {
    const page = await input.reads.page(input.slug)
    if (!page) return null
    return {
      props: { page },
      head: publicHead(input, { meta: page.pageMeta, path: (routes, slug) => routes.page(slug) }),
    }
  },
}
