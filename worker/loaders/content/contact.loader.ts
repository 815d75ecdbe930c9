import { findPageByPath } from '../catalog/find-page-by-path.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { organizationJsonLd } from '../organization.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'

/** Contact details, a form, and the CMS page of this path: in German the imprint. */
export const loadContact: Loader<'contact'> = async (input) => {
  const { context, reads, routes, text } = input
  const path = routes.contact()
  const [page, globals] = await Promise.all([
    findPageByPath(reads, path),
    reads.globals().catch(() => null),
  ])
  const title = text('contact.heading')
  return {
    props: { page, values: {}, errors: {}, sent: false },
    head: publicHead(input, {
      meta: screenMeta(title, text('contact.description')),
      path: (others) => others.contact(),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: title,
          url: context.origin + path,
        },
        ...organizationJsonLd({
          origin: context.origin,
          country: context.country,
          routes,
          globals,
          cdn: input.cdn,
        }).slice(0, 1),
        breadcrumbList(input, [{ title, path }]),
      ],
    }),
  }
}
