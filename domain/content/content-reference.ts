import * as z from 'zod/mini'

/** Target of a link in content: a page or a product, with the fields of a link. */
export const ContentReference = z.object({
  type: z.enum([
    'category',
    'virtual_category',
    'product',
    'article',
    'article_category',
    'glossary_term',
  ]),
  _id: z.string(),
  title: z.string(),
  slug: z.string(),
})
export type ContentReference = z.infer<typeof ContentReference>
