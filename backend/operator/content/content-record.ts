import * as z from 'zod/mini'
import { Block } from '../../../domain/content/block.ts'
import { ErrorPage, Homepage } from '../../../domain/content/page.ts'
import { RichText } from '../../../domain/content/rich-text.ts'
import { Configuration, Menu, menuCodes } from '../../../domain/site.ts'
import { SearchWords } from '../../../domain/catalog/search-words.ts'
import { Locale } from '../../../domain/locale.ts'
import { requestedPath } from '../../../domain/url/canonical-path.ts'
import { entrySchemas } from '../../cms/content/entries/entry-schemas.ts'
import type { EntryKind } from '../../cms/content/entries/entry.ts'
import { perLocale } from '../../../domain/operator/record-fields.ts'

/* A piece of content in imports and exports: one line of a JSON Lines file with `type` and
   `key`. Fields that a record omits stay unchanged (RFC 7396). */

const Id = z.string().check(z.regex(/^[\w.:-]{1,100}$/, 'must be letters, digits, dots, dashes'))
/** In the form of requests; what is no path alone is left to be refused. */
export const writtenPath = (path: string) => (/^\/[^?#*]*$/.test(path) ? requestedPath(path) : path)
/** The path of a former page. */
const Path = z
  .string()
  .check(
    z.overwrite(writtenPath),
    z.regex(/^\//, 'must be a path that begins with a slash'),
    z.regex(/^[^?#*]*$/, 'must be a path alone: queries (?), fragments (#) and * are not compared'),
  )
/** Its path in the form of requests, with query and fragment. */
const writtenTarget = (target: string) =>
  target.replace(/^\/(?!\/)[^?#]*/, (path) => requestedPath(path))
export const Target = z
  .string()
  .check(
    z.minLength(1, 'must not be empty'),
    z.overwrite(writtenTarget),
    z.regex(/^\/(?![/\\])/, 'must be a path of this shop, such as /lampen'),
  )

/** References of a products block; resolved when a page is requested. */
const otherBlocks = Block.def.options.filter(
  ({ shape }) => !shape.type.def.values.some((type) => type === 'products'),
)
const BlockRecord = z.union([
  ...otherBlocks,
  z.strictObject({
    id: z.string(),
    type: z.literal('products'),
    blockTitle: z.string(),
    productIds: z.array(z.string()),
  }),
])

const ContactBox = z.strictObject({
  title_frontend: z.string(),
  description: z.string(),
  show_button: z.boolean(),
})

const PageRecord = z.strictObject({
  type: z.literal('page'),
  id: Id,
  slug: perLocale(
    z
      .string()
      .check(
        z.regex(
          /^[a-z\d]+(?:[-./][a-z\d]+)*$/,
          'must be lower-case letters a to z without accents, digits and dashes',
        ),
      ),
  ),
  title: perLocale(z.string().check(z.minLength(1, 'must not be empty'))),
  content: perLocale(RichText),
  blocks: z.prefault(perLocale(z._default(z.array(BlockRecord), [])), {}),
  noindex: z._default(z.boolean(), false),
  contactBox: z._default(z.nullable(perLocale(ContactBox)), null),
  backgroundImage: z._default(z.nullable(z.string()), null),
  blocksPerPage: z._default(z.nullable(z.int().check(z.gte(1))), null),
  /** Old paths that redirect to it. */
  rewrites: z._default(z.array(Path), []),
})

const { infoBoxes: _entries, ...configuration } = Configuration.shape
const pieces = {
  homepage: z.strictObject({
    blocks: z.array(BlockRecord),
    searchHints: Homepage.shape.searchHints,
    popularTasks: Homepage.shape.popularTasks,
    seoTitle: z.string(),
    seoDescription: z.string(),
  }),
  configuration: z.strictObject(configuration),
  menu: Menu,
  error_page: ErrorPage,
  /** Synonyms for search. */
  search_words: SearchWords,
}

const RedirectRecord = z.strictObject({
  type: z.literal('redirect'),
  /** Redirected path. */
  id: Path,
  target: Target,
})

const piece = <Type extends keyof typeof pieces>(type: Type, id: z.ZodMiniType<string>) =>
  z.strictObject({ type: z.literal(type), id, values: z.partialRecord(Locale, pieces[type]) })

const entry = (kind: EntryKind) => {
  const { facts, text, references } = entrySchemas[kind]
  const ids = Object.fromEntries(references.map((field) => [field, z.optional(z.array(Id))]))
  return z.strictObject({
    type: z.literal(kind),
    id: Id,
    facts: z.prefault(facts, {}),
    texts: z.partialRecord(Locale, text),
    references: z.prefault(z.strictObject(ids), {}),
    /** Publication time; null: published. */
    publishedAt: z._default(z.nullable(z.iso.datetime()), null),
    enabled: z._default(z.boolean(), true),
    /** Higher comes first. */
    weight: z._default(z.int(), 0),
    /** Price groups and user variants that may see it; null: everybody. */
    customerGroups: z._default(z.nullable(z.array(z.string())), null),
  })
}

// Keys of entrySchemas are the kinds of entries.
export const entryKinds = Object.keys(entrySchemas) as EntryKind[]

/** By `type`. */
export const contentSchemas = {
  page: PageRecord,
  homepage: piece('homepage', z._default(z.literal(''), '')),
  configuration: piece('configuration', z._default(z.literal(''), '')),
  menu: piece('menu', z.enum(menuCodes)),
  error_page: piece('error_page', z.enum(['403', '404', '500', '503'])),
  search_words: piece('search_words', z._default(z.literal(''), '')),
  redirect: RedirectRecord,
}
export type PieceType = keyof typeof pieces
export const pieceTypes = Object.keys(pieces) as PieceType[]

export type PageRecord = z.infer<typeof PageRecord>
export type EntryRecord = z.infer<ReturnType<typeof entry>>
export type PieceRecord = { type: PieceType; id: string; values: Partial<Record<Locale, object>> }
export type RedirectRecord = z.infer<typeof RedirectRecord>
export type ContentRecord = PageRecord | EntryRecord | PieceRecord | RedirectRecord

/** The schema of a type; null if unknown. */
export function findContentSchema(type: string): z.ZodMiniType<ContentRecord> | null {
  const kind = entryKinds.find((one) => one === type)
  if (kind) return entry(kind)
  return Object.hasOwn(contentSchemas, type)
    ? contentSchemas[type as keyof typeof contentSchemas]
    : null
}
