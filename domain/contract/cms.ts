import * as z from 'zod/mini'
import { type CatalogScope, CatalogState } from '../catalog/catalog.ts'
import { Category, CategoryLink } from '../catalog/category.ts'
import { Menu } from '../site.ts'
import { Product, ProductTile } from '../product/product.ts'
import { SearchResults } from '../catalog/search.ts'
import { cmsCall } from './call.ts'

export const getUrlRewrite = cmsCall({
  method: 'GET',
  path: '/url-rewrite',
  query: z.object({ lang: z.string(), path: z.string() }),
  response: z.object({ match: z.nullable(z.object({ type: z.enum(['page']), slug: z.string() })) }),
  summary: 'Text page that stands behind an unknown path',
})

export const getRedirect = cmsCall({
  method: 'GET',
  path: '/redirect',
  query: z.object({
    route: z.string(),
    path: z.string(),
    type: z.optional(z.string()),
    slug: z.optional(z.string()),
  }),
  response: z.object({ redirectPath: z.nullable(z.string()) }),
  summary: 'Where a path has moved to',
})

export const getCatalogCategories = cmsCall({
  method: 'GET',
  path: '/catalog/category',
  query: z.object({
    slugs: z.optional(z.string()),
    ids: z.optional(z.string()),
    checkPermissions: z.optional(z.string()),
  }),
  response: z.object({ data: z.array(Category) }),
  summary: 'Categories by comma-separated slugs or ids; unknown ones are left out',
})

/** Top categories with their children, for listings and the home page. */
export const getTopCategories = cmsCall({
  method: 'GET',
  path: '/catalog/category/top',
  response: z.object({ data: z.array(CategoryLink) }),
  summary: 'Categories of the first level',
})

export const getCatalogState = cmsCall({
  method: 'GET',
  path: '/api/catalog/v2/state',
  query: z.object({ scope: z.string() }),
  response: CatalogState,
  summary:
    'One page of a listing with the facets of the whole result; scope is CatalogScope as JSON',
})

/** Serialised scope; the backend parses it with CatalogScope. */
export function encodeScope(scope: CatalogScope): string {
  return JSON.stringify(scope)
}

export const getMenu = cmsCall({
  method: 'GET',
  path: '/menu-object/:code',
  response: Menu,
  summary: 'One menu with its tree of items',
})

const ProductQuery = z.object({
  slugs: z.optional(z.string()),
  ids: z.optional(z.string()),
  codes: z.optional(z.string()),
  eans: z.optional(z.string()),
  variantCodes: z.optional(z.string()),
  variantEans: z.optional(z.string()),
  categoryIds: z.optional(z.string()),
  random: z.optional(z.string()),
  /** With ids: each product as the variant that fits this variant; others are omitted. */
  fitting: z.optional(z.string()),
  /** With ids: each product as the variant that replaces this variant, else as its default. */
  replacing: z.optional(z.string()),
  /** With `fitting`: ids of further products, each as the variant that replaces that variant. */
  replacements: z.optional(z.string()),
  checkPermissions: z.optional(z.string()),
})

export const getProducts = cmsCall({
  method: 'GET',
  path: '/catalog/product',
  query: ProductQuery,
  response: z.object({ data: z.array(ProductTile) }),
  summary: 'Product tiles by comma-separated ids, slugs, codes, EANs, category ids or at random',
})

export const getProductDetail = cmsCall({
  method: 'GET',
  path: '/catalog/product/:slug',
  response: z.object({ data: Product }),
  summary: 'One product with variants, parameters, documents and related ids',
})

export const search = cmsCall({
  method: 'GET',
  path: '/search',
  query: z.object({
    q: z.string(),
    /** Entities per location, 10 by default. */
    limit: z.optional(z.string()),
    /** From 1; totals are those of all pages. */
    page: z.optional(z.string()),
    /** `1`: exact words only, without spelling correction. */
    typed: z.optional(z.string()),
  }),
  response: SearchResults,
  summary: 'Results per location: products, categories, articles, questions, menu',
})
