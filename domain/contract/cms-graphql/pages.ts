import * as z from 'zod/mini'
import { ContentPage, PageLink } from '../../content/content-page.ts'
import { Configuration } from '../../site.ts'
import { ErrorPage, Homepage, TextPage } from '../../content/page.ts'
import { SlugEntry, slugListLimit } from '../../content/slug-list.ts'
import { SlugMetadata, SlugType } from '../../content/slug-metadata.ts'
import { ContentName, part } from './args.ts'
import { graphqlQuery, listOf } from './query.ts'

export const homepageQuery = graphqlQuery({
  name: 'homepage',
  response: Homepage,
  summary: 'Home page: banners by weight, blocks with their products, brands',
})

export const pageQuery = graphqlQuery({
  name: 'page',
  args: z.object({ slug: ContentName }),
  response: z.nullable(TextPage),
  summary: 'A text page',
})

export const contentPageQuery = graphqlQuery({
  name: 'content_page',
  args: z.object({
    slug: ContentName,
    page: z._default(z.int().check(z.gte(1), z.lte(1000)), 1),
  }),
  response: z.nullable(ContentPage),
  summary: 'The blocks of a page, as many at once as the page says; null beyond the last of them',
})

export const pageListQuery = graphqlQuery({
  name: 'page_list',
  args: z.object(part(100, 500)),
  response: listOf(PageLink),
  summary: 'All pages by title',
})

export const configurationQuery = graphqlQuery({
  name: 'configuration',
  response: Configuration,
  summary: 'Settings that every page may need',
})

export const errorPageQuery = graphqlQuery({
  name: 'error_page',
  args: z.object({ status: z.int().check(z.gte(400), z.lte(599)) }),
  response: z.nullable(ErrorPage),
  summary: 'What is told when a page cannot be shown',
})

export const slugMetadataQuery = graphqlQuery({
  name: 'slug_metadata',
  args: z.object({ slug: ContentName, type: z.optional(SlugType) }),
  response: z.array(SlugMetadata),
  summary: 'What stands behind a slug, of one type or of all, with its slugs in other languages',
})

export const slugListQuery = graphqlQuery({
  name: 'slug_list',
  args: z.object({
    type: SlugType,
    skip: z._default(z.int().check(z.gte(0), z.lte(10_000_000)), 0),
    limit: z._default(z.int().check(z.gte(1), z.lte(slugListLimit)), slugListLimit),
  }),
  response: listOf(SlugEntry),
  summary:
    'Slugs of everything of a type that the caller may see and search engines may find, in an order that stays, for site maps',
})
