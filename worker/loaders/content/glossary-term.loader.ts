import type { ArticleProductsData } from '../../../client/articles/article-products-data.ts'
import { plainText } from '../structured-data/plain-text.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { publicHead } from '../head.ts'
import { pageMetaOf } from '../page-meta.ts'
import type { PublicInput, Loader } from '../screen.ts'

const productsShown = 4

/** A term with its definition and related content. */
export const loadGlossaryTerm: Loader<'glossary-term'> = async (input) => {
  const { context, reads, routes, slug, text } = input
  const term = await reads.glossaryTerm(slug)
  if (!term) return null
  const { _id, description, locale, page_meta, perex, references, title } = term
  const url = context.origin + routes.glossaryTerm(slug)
  const words = plainText(description)
  const products = references.filter(({ type }) => type === 'product').map((found) => found._id)
  return {
    props: {
      term: {
        id: _id,
        locale,
        title,
        // Some texts begin with the sentence of the list.
        perex: words.startsWith(perex) ? '' : perex,
        slug: page_meta.slug,
        description,
        references: references.filter(({ type }) => type !== 'product'),
      },
    },
    head: publicHead(input, {
      meta: pageMetaOf(page_meta),
      heading: title,
      path: (others, other) => others.glossaryTerm(other),
      noindex: locale !== context.locale,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'DefinedTerm',
          '@id': url,
          url,
          name: title,
          description: perex || words,
          inDefinedTermSet: context.origin + routes.glossary(),
        },
        breadcrumbList(input, [
          { title: text('glossary.title'), path: routes.glossary() },
          { title, path: routes.glossaryTerm(slug) },
        ]),
      ],
    }),
    ...(products.length > 0 ? { deferred: { products: productsOf(reads, products) } } : {}),
  }
}

async function productsOf(
  reads: PublicInput['reads'],
  ids: string[],
): Promise<ArticleProductsData> {
  return { products: await reads.products({ ids: ids.slice(0, productsShown) }), category: null }
}
