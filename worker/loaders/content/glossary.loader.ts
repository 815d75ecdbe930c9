import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { screenMeta } from '../page-meta.ts'
import type { Loader } from '../screen.ts'
import type { GlossaryEntry } from '../../../domain/screens/content/glossary.ts'

/** Glossary terms in the alphabet of the language (spec §9: 1000 at most). */
export const loadGlossary: Loader<'glossary'> = async (input) => {
  const { context, reads, routes, text } = input
  const terms = await reads.glossary()
  const title = text('glossary.title')
  const url = context.origin + routes.glossary()
  return {
    props: {
      terms: terms.map(({ _id, locale, title: term, perex, page_meta }): GlossaryEntry => ({
        id: _id,
        locale,
        title: term,
        perex,
        slug: page_meta.slug,
      })),
    },
    head: publicHead(input, {
      meta: screenMeta(title, text('glossary.description')),
      path: (others) => others.glossary(),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'DefinedTermSet',
          '@id': url,
          name: title,
          description: text('glossary.description'),
          url,
        },
        breadcrumbList(input, [{ title, path: routes.glossary() }]),
      ],
    }),
  }
}
