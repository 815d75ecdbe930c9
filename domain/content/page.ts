import * as z from 'zod/mini'
import { Block } from './block.ts'
import { Image } from './image.ts'
import { Link } from '../link.ts'
import { Locale } from '../locale.ts'
import { PageMeta } from './page-meta.ts'
import { RichText } from './rich-text.ts'

/** A text page (spec §3 Page). */
export const TextPage = z.object({
  id: z.string(),
  /** Actual language of the texts: a missing translation falls back to another language. */
  locale: z.optional(Locale),
  title: z.string(),
  content: RichText,
  blocks: z.array(Block),
  contactBox: z.nullable(
    z.object({
      title: z.string(),
      description: z.string(),
      /** A button to the contact form below it. */
      showButton: z.optional(z.boolean()),
    }),
  ),
  /** Blocks per page; left out or null: all of them. */
  blocksPerPage: z.optional(z.nullable(z.int().check(z.gte(1)))),
  /** Path of a picture above its title. */
  backgroundImage: z.optional(z.nullable(z.string())),
  pageMeta: PageMeta,
})
export type TextPage = z.infer<typeof TextPage>

/** Wide banner of the home page; shown only strictly between start and end when time-limited. */
export const Banner = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** A second line, smaller. */
  text2: z.optional(z.string()),
  buttonText: z.string(),
  url: z.string(),
  image: z.nullable(Image),
  timeLimited: z.boolean(),
  start: z.nullable(z.iso.datetime()),
  end: z.nullable(z.iso.datetime()),
})
export type Banner = z.infer<typeof Banner>

export const Brand = z.object({
  id: z.string(),
  title: z.string(),
  image: z.nullable(Image),
  link: z.nullable(z.string()),
})
export type Brand = z.infer<typeof Brand>

/** A frequent search, in visitors' words. */
const SearchHint = z.object({ title: z.string(), query: z.string() })

export const Homepage = z.object({
  banners: z.array(Banner),
  blocks: z.array(Block),
  brands: z.array(Brand),
  /** Beside the first banner. */
  searchHints: z.optional(z.array(SearchHint)),
  /** Below it, with a picture (an icon's name) and a line of their own. */
  popularTasks: z.optional(
    z.array(
      z.extend(SearchHint, {
        icon: z.string(),
        detail: z.string(),
        /** Link target; without one, a search for the query. */
        link: z.optional(Link),
      }),
    ),
  ),
  pageMeta: PageMeta,
})
export type Homepage = z.infer<typeof Homepage>

export const ErrorPage = z.object({
  title: z.string(),
  content: RichText,
  image: z.nullable(Image),
})
export type ErrorPage = z.infer<typeof ErrorPage>
