import * as z from 'zod/mini'

/** Target of a CMS link (spec §2 Link objects). */
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
  /** Slug of the target, or the URL of a custom link. */
  target: z.string(),
  blank: z.optional(z.boolean()),
})
export type Link = z.infer<typeof Link>
