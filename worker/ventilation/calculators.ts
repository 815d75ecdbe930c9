import { screenPaths } from '../../domain/routes.ts'
import { breadcrumbList } from '../loaders/breadcrumb-list.ts'
import { publicHead } from '../loaders/head.ts'
import type { PublicScreen } from '../loaders/screen.ts'

/** All calculators, with what each of them answers. */
export const calculatorsScreen: PublicScreen<'calculators'> = {
  access: 'public',
  profile: 'content',
  async load(input) {
    const { context, routes, text } = input
    const title = text('calculator.index.title')
    return {
      props: {},
      head: publicHead(input, {
        meta: {
          slug: screenPaths.calculators[context.locale],
          slugs: screenPaths.calculators,
          seoTitle: title,
          seoDescription: text('calculator.index.description'),
          noindex: false,
          nofollow: false,
          shareImage: null,
        },
        path: (others) => others.calculators(),
        jsonLd: [breadcrumbList(input, [], [{ title, path: routes.calculators() }])],
      }),
    }
  },
}
