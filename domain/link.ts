import * as z from 'zod/mini'

/** Where a link of the CMS leads (spec §2 Link objects). */
export const Link = z.object({
  type: z.enum([
    'category',
    'virtual_category',
    'article_category',
    'article_tag',
    'page',
    'product',
    'custom_link',
  ]),
  /** Slug of the target, or the address of a custom link. */
  target: z.string(),
  blank: z.optional(z.boolean()),
})
export type Link = z.infer<typeof Link>
