import * as z from 'zod/mini'
import { Image } from './image.ts'
import { Link } from './link.ts'
import { ProductTile } from './product.ts'
import { RichText } from './rich-text.ts'

const block = { id: z.string() }

/** Content blocks of home and text pages (spec §2 CMS content blocks, §3 CMS block fields). */
export const Block = z.discriminatedUnion('type', [
  z.object({
    ...block,
    type: z.literal('big_title'),
    title: z.string(),
    text: z.string(),
    backgroundColor: z.nullable(z.string()),
    textColor: z.nullable(z.string()),
  }),
  z.object({
    ...block,
    type: z.literal('categories'),
    blockTitle: z.string(),
    categories: z.array(
      z.object({
        title: z.string(),
        image: z.nullable(Image),
        link: Link,
        links: z.array(z.object({ title: z.string(), link: Link })),
      }),
    ),
  }),
  z.object({ ...block, type: z.literal('collapsible'), title: z.string(), text: RichText }),
  z.object({ ...block, type: z.literal('newsletter'), withText: z.boolean() }),
  z.object({
    ...block,
    type: z.literal('products'),
    blockTitle: z.string(),
    products: z.array(ProductTile),
  }),
  z.object({
    ...block,
    type: z.literal('quote'),
    text: z.string(),
    author: z.nullable(z.string()),
  }),
  z.object({ ...block, type: z.literal('text'), text: RichText }),
  z.object({
    ...block,
    type: z.literal('text_boxes'),
    blockTitle: z.string(),
    backgroundColor: z.nullable(z.string()),
    boxes: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: z.nullable(Image),
        button: z.nullable(z.object({ text: z.string(), link: Link })),
      }),
    ),
  }),
  z.object({
    ...block,
    type: z.literal('usp'),
    items: z.array(z.object({ icon: z.string(), title: z.string(), description: z.string() })),
  }),
])
export type Block = z.infer<typeof Block>
