import * as z from 'zod/mini'

/** Content or goods that another text leads to, as far as a link needs them. */
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
