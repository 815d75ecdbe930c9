import { screenRoutes } from '../../domain/screens/screens.gen.ts'
import { breadcrumbList } from '../loaders/breadcrumb-list.ts'
import { publicHead } from '../loaders/head.ts'
import type { Loader } from '../loaders/screen.ts'

/** Index of all calculators. */
export const loadCalculators: Loader<'calculators'> = async (input) => {
  const { routes, text } = input
  const title = text('calculator.index.title')
  return {
    props: {},
    head: publicHead(input, {
      meta: {
        slug: routes.calculators(),
        slugs: screenRoutes.calculators.paths,
        seoTitle: title,
        seoDescription: text('calculator.index.description'),
        noindex: false,
        nofollow: false,
        shareImage: null,
      },
      path: (others) => others.calculators(),
      jsonLd: [breadcrumbList(input, [{ title, path: routes.calculators() }])],
    }),
  }
}
