import * as z from 'zod/mini'
import { Article } from '../../../../domain/content/articles/article.ts'
import { ArticleCategory } from '../../../../domain/content/articles/article-category.ts'
import { ArticleTag } from '../../../../domain/content/articles/article-tag.ts'
import { Author } from '../../../../domain/content/articles/author.ts'
import { ConfigurationArticleList } from '../../../../domain/content/articles/configuration-article-list.ts'
import { BannerWide } from '../../../../domain/content/banners/banner-wide.ts'
import { CatalogBanner } from '../../../../domain/content/banners/catalog-banner.ts'
import { InfoBox } from '../../../../domain/content/info-box.ts'
import { ParameterValueContent } from '../../../../domain/content/parameter-content.ts'
import { Branch } from '../../../../domain/content/reference/branch.ts'
import { BrandContent } from '../../../../domain/content/reference/brand.ts'
import { FaqQuestion } from '../../../../domain/content/reference/faq.ts'
import { GlossaryTerm } from '../../../../domain/content/reference/glossary.ts'
import { ContentReference } from '../../../../domain/content/content-reference.ts'
import { FilteredCategory } from '../../../../domain/catalog/filtered-category.ts'
import { VirtualCategory } from '../../../../domain/catalog/virtual-category.ts'
import type { EntryKind, EntryKinds } from './entry.ts'

type Schemas = {
  [K in EntryKind]: {
    facts: z.ZodMiniType<EntryKinds[K]['facts']>
    text: z.ZodMiniType<EntryKinds[K]['text']>
    references: readonly EntryKinds[K]['reference'][]
  }
}

const slug = z
  .string()
  .check(
    z.regex(
      /^[a-z\d]+(?:[-./][a-z\d]+)*$/,
      'must be lower-case letters a to z without accents, digits, dashes and slashes',
    ),
  )

const pageText = {
  slug,
  seo_title: z.exactOptional(z.string()),
  seo_description: z.exactOptional(z.string()),
  seo_keywords: z.exactOptional(z.string()),
  share_image: z.exactOptional(z.string()),
  meta_noindex: z.exactOptional(z.boolean()),
  meta_nofollow: z.exactOptional(z.boolean()),
}

/** Fields of an entity of the contract, and no others. */
const pick = <Shape extends z.core.$ZodShape, Key extends keyof Shape & string>(
  { shape }: { shape: Shape },
  ...keys: Key[]
) => Object.fromEntries(keys.map((key) => [key, shape[key]])) as { [K in Key]: Shape[K] }

const nothing = z.strictObject({})
const { _id, locale: _locale, weight: _weight, page_meta: _meta, ...branch } = Branch.shape
const {
  title,
  description,
  opening_hours_note,
  region,
  services,
  car_accessibility,
  public_transportation_accessibility,
  main_image,
  images,
  employees,
  ...branchFacts
} = branch
const limits = ['time_limited', 'time_limit_start', 'time_limit_end'] as const

/** Schema of each kind of entry, like `EntryKinds`: for imported content. */
export const entrySchemas: Schemas = {
  article: {
    facts: z.strictObject(pick(Article, 'created')),
    text: z.strictObject({
      ...pageText,
      ...pick(Article, 'title', 'short_title', 'perex', 'image', 'content'),
    }),
    references: ['category', 'author', 'tag'],
  },
  article_category: {
    facts: nothing,
    text: z.strictObject({
      ...pageText,
      ...pick(ArticleCategory, 'title', 'menu_title', 'perex', 'image', 'content'),
    }),
    references: ['master_category'],
  },
  article_tag: {
    facts: nothing,
    text: z.strictObject({
      ...pageText,
      ...pick(ArticleTag, 'title', 'perex', 'image', 'content'),
    }),
    references: [],
  },
  author: {
    facts: z.strictObject(pick(Author, 'author_has_page')),
    text: z.strictObject({ ...pageText, ...pick(Author, 'title', 'perex', 'image', 'content') }),
    references: [],
  },
  branch: {
    facts: z.strictObject(branchFacts),
    text: z.strictObject({
      ...pageText,
      title,
      description,
      opening_hours_note,
      region,
      services,
      car_accessibility,
      public_transportation_accessibility,
      main_image,
      images,
      employees,
    }),
    references: [],
  },
  glossary_term: {
    facts: nothing,
    text: z.strictObject({ ...pageText, ...pick(GlossaryTerm, 'title', 'perex', 'description') }),
    references: ContentReference.shape.type.options,
  },
  faq_group: { facts: nothing, text: z.strictObject({ title: z.string() }), references: [] },
  faq_question: {
    facts: nothing,
    text: z.strictObject(pick(FaqQuestion, 'title', 'answer')),
    references: ['group'],
  },
  brand: {
    facts: z.strictObject(pick(BrandContent, 'link')),
    text: z.strictObject(pick(BrandContent, 'title', 'perex', 'description', 'image')),
    references: ['virtual_category'],
  },
  banner_wide: {
    facts: z.strictObject(pick(BannerWide, ...limits)),
    text: z.strictObject(
      pick(BannerWide, 'title', 'text', 'text_2', 'button_text', 'url', 'main_image'),
    ),
    references: [],
  },
  catalog_banner: {
    facts: z.strictObject(pick(CatalogBanner, ...limits, 'category_ids', 'customer_group_enabled')),
    text: z.strictObject(pick(CatalogBanner, 'title', 'url', 'image')),
    references: [],
  },
  info_box: {
    facts: z.strictObject(pick(InfoBox, 'box_color', 'order')),
    text: z.strictObject(pick(InfoBox, 'text')),
    references: [],
  },
  parameter_value: {
    facts: z.strictObject(pick(ParameterValueContent, 'hide_product_detail')),
    text: z.strictObject(
      pick(ParameterValueContent, 'short_description', 'long_description', 'link_url', 'image'),
    ),
    references: [],
  },
  virtual_category: {
    facts: z.strictObject(pick(VirtualCategory, 'video')),
    text: z.strictObject(pick(VirtualCategory, 'content')),
    references: ['faq_question'],
  },
  filtered_category: {
    facts: z.strictObject(pick(FilteredCategory, 'category_id', 'parameters')),
    text: z.strictObject({
      ...pageText,
      // URL of the listing that it describes.
      slug: z
        .string()
        .check(
          z.regex(/^[a-z\d][a-z\d./-]*(?:\?\S+)?$/, 'must be a path, with the query of filters'),
        ),
      ...pick(FilteredCategory, 'title', 'description'),
    }),
    references: [],
  },
  configuration_article_list: {
    facts: nothing,
    text: z.strictObject({ ...pageText, ...pick(ConfigurationArticleList, 'title', 'perex') }),
    references: ['highlighted'],
  },
  featured_products: {
    facts: z.strictObject({ product_ids: z.array(z.string()) }),
    text: z.strictObject({ title: z.string() }),
    references: [],
  },
}
