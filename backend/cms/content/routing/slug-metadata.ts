import * as z from 'zod'
import { json, stringArray, PartialText } from '../../../db/columns.ts'
import { rowSchema, type RowOf, findRow } from '../../../db/rows.ts'
import type { ContentMeta } from '../../../../domain/content/content-meta.ts'
import type { SlugMetadata, SlugType } from '../../../../domain/content/slug-metadata.ts'
import { hiddenIds } from '../../catalog/products/hidden-ids.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { findEntries } from '../entries/find-entries.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'
import { asContentMeta, pageMetaOf } from './page-metas.ts'
import { findPages } from './page-rows.ts'
import { findVirtualCategory } from './virtual-category.ts'
import { paragraphsOf } from '../../search-snippet.ts'
import { visibleCategories } from '../entries/visible.ts'

type Read = (context: GraphqlContext, slug: string) => Promise<Omit<SlugMetadata, 'type'>[]>

/** Metadata of a slug, of one type or of all. */
export async function findSlugs(
  context: GraphqlContext,
  slug: string,
  type?: SlugType,
): Promise<SlugMetadata[]> {
  const readersOfType = Object.entries(readers).filter(
    ([own]) => type === undefined || own === type,
  )
  const found = await Promise.all(
    (readersOfType as [SlugType, Read][]).map(async ([own, read]) =>
      (await read(context, slug)).map((each) => ({ ...each, type: own })),
    ),
  )
  return found.flat()
}

const readers: Record<SlugType, Read> = {
  page: async (context, slug) =>
    (await findPages(context, slug)).map((page) => ({
      _id: page.id,
      locale: page.locale,
      title: page.title,
      page_meta: asContentMeta(pageMetaOf(page)),
    })),
  category: async (context, slug) =>
    (await visibleCategories(context, { slugs: [slug] })).map(({ id, title, pageMeta }) => ({
      _id: id,
      locale: context.caller.locale,
      title,
      page_meta: asContentMeta(pageMeta),
    })),
  virtual_category: async (context, slug) => {
    const found = await findVirtualCategory(context, slug, true)
    return found ? [found] : []
  },
  product: findProduct,
  article: entryReader('article'),
  article_category: entryReader('article_category'),
  article_tag: entryReader('article_tag'),
  author: entryReader('author'),
  branch: entryReader('branch'),
  glossary_term: entryReader('glossary_term'),
}

const ProductRow = rowSchema('product_text', {
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  perex: z.string(),
  images: json(stringArray),
  slugs: json(PartialText),
  updatedAt: z.string(),
})
type ProductRow = RowOf<typeof ProductRow>

async function findProduct({ db, caller, updatedAt }: GraphqlContext, slug: string) {
  const { locale, groups } = caller
  const row = await findRow(
    db
      .prepare(
        `SELECT p.id, t.name, t.slug, t.perex, p.images, p.updated_at,
        (SELECT json_group_object(s.locale, s.slug) FROM product_text s
          WHERE s.product_n = p.n) AS slugs
      FROM product_text t JOIN product p ON p.n = t.product_n WHERE t.slug = ?1 AND t.locale = ?2`,
      )
      .bind(slug, locale),
    ProductRow,
  )
  if (!row || (await hiddenIds(db, 'product', groups)).has(row.id)) return []
  updatedAt(row.updatedAt)
  const slugs = row.slugs
  const [path] = row.images
  const text = { title: row.name, slug: row.slug }
  const page_meta: ContentMeta = contentMeta(
    { locale, slugs, text },
    row.perex,
    path ? { path } : null,
  )
  return [{ _id: row.id, locale, title: row.name, page_meta }]
}

function entryReader(
  kind: 'article' | 'article_category' | 'article_tag' | 'author' | 'branch' | 'glossary_term',
): Read {
  return async (context, slug) => {
    const { entries } = await findEntries(context, { kind, slug })
    return entries.map((entry) => ({
      _id: entry.id,
      locale: entry.locale,
      title: entry.text.title,
      page_meta: contentMeta(entry, aboutOf(entry.text), imageOf(entry.text)),
    }))
  }
}

type PortrayedText = Parameters<typeof contentMeta>[0]['text'] & {
  perex?: string
  image?: { path: string } | null
  main_image?: { path: string } | null
  description?: Parameters<typeof paragraphsOf>[0]
}

function aboutOf({ perex, description }: PortrayedText): string {
  return perex ?? (description ? paragraphsOf(description) : '')
}

function imageOf({ image, main_image }: PortrayedText) {
  return image ?? main_image ?? null
}
