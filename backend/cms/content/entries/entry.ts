import type { Article } from '../../../../domain/content/articles/article.ts'
import type { ArticleCategory } from '../../../../domain/content/articles/article-category.ts'
import type { ArticleTag } from '../../../../domain/content/articles/article-tag.ts'
import type { Author } from '../../../../domain/content/articles/author.ts'
import type { BannerWide } from '../../../../domain/content/banners/banner-wide.ts'
import type { Branch } from '../../../../domain/content/reference/branch.ts'
import type { BrandContent } from '../../../../domain/content/reference/brand.ts'
import type { CatalogBanner } from '../../../../domain/content/banners/catalog-banner.ts'
import type { ConfigurationArticleList } from '../../../../domain/content/articles/configuration-article-list.ts'
import type { ContentReference } from '../../../../domain/content/content-reference.ts'
import type { FaqQuestion } from '../../../../domain/content/reference/faq.ts'
import type { FilteredCategory } from '../../../../domain/catalog/filtered-category.ts'
import type { GlossaryTerm } from '../../../../domain/content/reference/glossary.ts'
import type { InfoBox } from '../../../../domain/content/info-box.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { ParameterValueContent } from '../../../../domain/content/parameter-content.ts'
import type { VirtualCategory } from '../../../../domain/catalog/virtual-category.ts'

/** Of a text with a page of its own; meta data derives from it by default. */
export interface PageText {
  slug: string
  seo_title?: string
  seo_description?: string
  seo_keywords?: string
  share_image?: string
  meta_noindex?: boolean
  meta_nofollow?: boolean
}

interface Kind<Facts, Text, Reference extends string = never> {
  facts: Facts
  text: Text
  reference: Reference
}

type Limits = 'time_limited' | 'time_limit_start' | 'time_limit_end'
type Portrait = PageText & Pick<Author, 'title' | 'perex' | 'image' | 'content'>
type BranchText =
  | 'title'
  | 'description'
  | 'opening_hours_note'
  | 'region'
  | 'services'
  | 'car_accessibility'
  | 'public_transportation_accessibility'
  | 'main_image'
  | 'images'
  | 'employees'
type Nothing = Record<never, never>

/**
 * Stored data of each kind of content: facts are language-independent, texts are not, and
 * references are ids of other content. `published_at`, `enabled` and `weight` are columns.
 */
export interface EntryKinds {
  /** `published_at` is date_published, `enabled` is site_enabled. */
  article: Kind<
    Pick<Article, 'created'>,
    PageText & Pick<Article, 'title' | 'short_title' | 'perex' | 'image' | 'content'>,
    'category' | 'author' | 'tag'
  >
  article_category: Kind<
    Nothing,
    PageText & Pick<ArticleCategory, 'title' | 'menu_title' | 'perex' | 'image' | 'content'>,
    'master_category'
  >
  article_tag: Kind<Nothing, PageText & Pick<ArticleTag, 'title' | 'perex' | 'image' | 'content'>>
  author: Kind<Pick<Author, 'author_has_page'>, Portrait>
  branch: Kind<
    Omit<Branch, '_id' | 'locale' | 'weight' | 'page_meta' | BranchText>,
    PageText & Pick<Branch, BranchText>
  >
  glossary_term: Kind<
    Nothing,
    PageText & Pick<GlossaryTerm, 'title' | 'perex' | 'description'>,
    ContentReference['type']
  >
  faq_group: Kind<Nothing, { title: string }>
  faq_question: Kind<Nothing, Pick<FaqQuestion, 'title' | 'answer'>, 'group'>
  /** Its id is that of the brand in the catalogue. */
  brand: Kind<
    Pick<BrandContent, 'link'>,
    Pick<BrandContent, 'title' | 'perex' | 'description' | 'image'>,
    'virtual_category'
  >
  banner_wide: Kind<
    Pick<BannerWide, Limits>,
    Pick<BannerWide, 'title' | 'text' | 'text_2' | 'button_text' | 'url' | 'main_image'>
  >
  catalog_banner: Kind<
    Pick<CatalogBanner, Limits | 'category_ids' | 'customer_group_enabled'>,
    Pick<CatalogBanner, 'title' | 'url' | 'image'>
  >
  info_box: Kind<Pick<InfoBox, 'box_color' | 'order'>, Pick<InfoBox, 'text'>>
  /** Its id is `parameter:value`, such as `dn:125`. The title is that of the catalogue. */
  parameter_value: Kind<
    Pick<ParameterValueContent, 'hide_product_detail'>,
    Pick<ParameterValueContent, 'short_description' | 'long_description' | 'link_url' | 'image'>
  >
  /** Content of a virtual category besides its filter; has the id of the catalogue's. */
  virtual_category: Kind<
    Pick<VirtualCategory, 'video'>,
    Pick<VirtualCategory, 'content'>,
    'faq_question'
  >
  filtered_category: Kind<
    Pick<FilteredCategory, 'category_id' | 'parameters'>,
    PageText & Pick<FilteredCategory, 'title' | 'description'>
  >
  /** Single entry with the id `main`. */
  configuration_article_list: Kind<
    Nothing,
    PageText & Pick<ConfigurationArticleList, 'title' | 'perex'>,
    'highlighted'
  >
  /** Single entry with the id `home`: featured products with a title. */
  featured_products: Kind<{ product_ids: string[] }, { title: string }>
}

export type EntryKind = keyof EntryKinds

/** A piece of content as written by an editor. */
export interface EntryRecord<K extends EntryKind> {
  kind: K
  id: string
  facts: EntryKinds[K]['facts']
  /** Translations; other languages fall back to Czech, then German. */
  texts: Partial<Record<Locale, EntryKinds[K]['text']>>
  /** Ids in order. */
  references?: Partial<Record<EntryKinds[K]['reference'], string[]>>
  /** Publication time; ISO 8601 in UTC. */
  published_at?: string
  /** True by default. */
  enabled?: boolean
  /** Higher comes first; 0 by default. */
  weight?: number
  /** Price groups and user variants that may see it; everybody by default. */
  customer_groups?: string[]
}

export type AnyEntryRecord = { [K in EntryKind]: EntryRecord<K> }[EntryKind]
