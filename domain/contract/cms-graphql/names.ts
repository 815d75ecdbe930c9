import type * as z from 'zod/mini'
import * as article from '../../content/articles/article.ts'
import * as articleCategory from '../../content/articles/article-category.ts'
import * as articleTag from '../../content/articles/article-tag.ts'
import * as author from '../../content/articles/author.ts'
import { SaleUnit, Availability, UnitName } from '../../product/availability.ts'
import { Address } from '../../account/address.ts'
import { BannerWide } from '../../content/banners/banner-wide.ts'
import { Block } from '../../content/block.ts'
import { Branch, Employee, OpeningHours } from '../../content/reference/branch.ts'
import { BrandContent } from '../../content/reference/brand.ts'
import { CatalogBanner } from '../../content/banners/catalog-banner.ts'
import { Category, CategoryLink } from '../../catalog/category.ts'
import { ConfigurationArticleList } from '../../content/articles/configuration-article-list.ts'
import { ContentMeta, Slug } from '../../content/content-meta.ts'
import { ContentPage, PageLink } from '../../content/content-page.ts'
import { ContentReference } from '../../content/content-reference.ts'
import { CurrencyCode } from '../../currency.ts'
import { FaqQuestion } from '../../content/reference/faq.ts'
import { FeaturedProducts } from '../../content/featured-products.ts'
import { FilteredCategory } from '../../catalog/filtered-category.ts'
import { Configuration } from '../../site.ts'
import { GlossaryTerm } from '../../content/reference/glossary.ts'
import { Image } from '../../content/image.ts'
import { InfoBox } from '../../content/info-box.ts'
import { Link } from '../../link.ts'
import { Locale } from '../../locale.ts'
import { Badge, Modal } from '../../content/modals.ts'
import { Banner, Brand, ErrorPage, Homepage, TextPage } from '../../content/page.ts'
import { PageMeta } from '../../content/page-meta.ts'
import { Parameter, ParameterValue } from '../../product/parameter.ts'
import * as parameter from '../../content/parameter-content.ts'
import { BasePrice, Prices, QuantityPrice } from '../../product/prices.ts'
import { ProductTile, Tag } from '../../product/product.ts'
import { RichText } from '../../content/rich-text.ts'
import { SlugEntry } from '../../content/slug-list.ts'
import { SlugMetadata, SlugType } from '../../content/slug-metadata.ts'
import { TopCategory } from '../../catalog/top-category.ts'
import * as virtual from '../../catalog/virtual-category.ts'

/** Trees that are opaque to GraphQL. */
export const scalars = new Map<z.core.$ZodType, string>([[RichText, 'RichText']])

/**
 * Type names of the GraphQL API. An object without a name is named after its parent type and field:
 * `ProductTileVariant`.
 */
const named: Record<string, z.core.$ZodType> = {
  Address,
  Article: article.Article,
  ArticleTeaser: article.ArticleTeaser,
  ArticleCategory: articleCategory.ArticleCategory,
  ArticleCategoryLink: articleCategory.ArticleCategoryLink,
  MasterCategory: articleCategory.MasterCategory,
  ArticleTag: articleTag.ArticleTag,
  ArticleTagLink: articleTag.ArticleTagLink,
  Author: author.Author,
  AuthorLink: author.AuthorLink,
  Availability,
  Badge,
  Banner,
  BannerWide,
  BasePrice,
  Block,
  Branch,
  Brand,
  BrandContent,
  CatalogBanner,
  Category,
  CategoryLink,
  Colour: parameter.Colour,
  Configuration,
  ConfigurationArticleList,
  ContentMeta,
  ContentPage,
  ContentReference,
  CurrencyCode,
  Employee,
  ErrorPage,
  FaqQuestion,
  FeaturedProducts,
  FilteredCategory,
  GlossaryTerm,
  Homepage,
  Image,
  InfoBox,
  Link,
  Locale,
  Modal,
  OpeningHours,
  PageLink,
  PageMeta,
  Parameter,
  ParameterChoice: virtual.ParameterChoice,
  ParameterContent: parameter.ParameterContent,
  ParameterRange: virtual.ParameterRange,
  ParameterValue,
  ParameterValueContent: parameter.ParameterValueContent,
  PriceRange: virtual.PriceRange,
  Prices,
  ProductTile,
  QuantityPrice,
  SaleUnit,
  Slug,
  SlugEntry,
  SlugMetadata,
  SlugType,
  Slugs: PageMeta.shape.slugs,
  Tag,
  TextPage,
  TopCategory,
  UnitName,
  VirtualCategory: virtual.VirtualCategory,
  VirtualCategoryLink: virtual.VirtualCategoryLink,
}

const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]))

export function findName(schema: z.core.$ZodType): string | undefined {
  return names.get(schema)
}

/** Throws for a schema that needs a name and has none. */
export function nameOf(schema: z.core.$ZodType): string {
  const name = findName(schema)
  if (!name) throw new Error('A union or an enum of a query needs a name')
  return name
}

/** `text_boxes` gives `TextBoxes`, `pageMeta` gives `PageMeta`. */
export function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z])/gi, (_, letter: string) => letter.toUpperCase())
}
