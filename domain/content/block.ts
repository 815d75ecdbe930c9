import * as z from 'zod/mini'
import { Image } from './image.ts'
import { Link } from '../link.ts'
import { ProductTile } from '../product/product.ts'
import { RichText } from './rich-text.ts'

const block = { id: z.string() }

const Colour = z.optional(z.nullable(z.string()))

/** A link of a text box. */
const Button = z.object({
  text: z.string(),
  link: Link,
  backgroundColor: Colour,
  textColor: Colour,
  style: z.optional(z.enum(['filled', 'outlined', 'text'])),
})

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
    backgroundColor: Colour,
    textColor: Colour,
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
    /** Beside the group of boxes. */
    images: z.optional(z.array(Image)),
    boxes: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        image: z.nullable(Image),
        backgroundColor: Colour,
        textColor: Colour,
        boxStyle: z.optional(z.enum(['plain', 'framed'])),
        button: z.nullable(Button),
        /** All after the first. */
        buttons: z.optional(z.array(Button)),
      }),
    ),
  }),
  z.object({
    ...block,
    type: z.literal('usp'),
    items: z.array(z.object({ icon: z.string(), title: z.string(), description: z.string() })),
  }),
  z.object({
    ...block,
    type: z.literal('divider'),
    /** Decorative; null: a line. */
    wallpaper: z.nullable(Image),
    positionX: z.enum(['left', 'center', 'right']),
    /** In px, like all following ones except the rotation. */
    offsetX: z.number(),
    offsetY: z.number(),
    width: z.number().check(z.gte(1), z.lte(4000)),
    height: z.number().check(z.gte(1), z.lte(2000)),
    /** In degrees, clockwise. */
    rotation: z.number(),
    paddingTop: z.number().check(z.gte(0), z.lte(1000)),
    paddingBottom: z.number().check(z.gte(0), z.lte(1000)),
  }),
])
export type Block = z.infer<typeof Block>
