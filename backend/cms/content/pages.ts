import {
  configurationQuery,
  contentPageQuery,
  errorPageQuery,
  homepageQuery,
  pageListQuery,
  pageQuery,
  slugListQuery,
  slugMetadataQuery,
} from '../../../domain/contract/cms-graphql/pages.ts'
import type { ContentPage } from '../../../domain/content/content-page.ts'
import type { TextPage } from '../../../domain/content/page.ts'
import { fillBlocks } from './blocks.ts'
import { readConfiguration } from './configuration.ts'
import { findContent } from './entries/find-content.ts'
import { resolver, type GraphqlContext } from './graphql/resolver.ts'
import { readHomepage } from './homepage.ts'
import { withRecipients } from './recipients.ts'
import { asContentMeta, pageMetaOf } from './routing/page-metas.ts'
import { findPages, type ResolvedPage } from './routing/page-rows.ts'
import { listSlugs } from './routing/slug-list.ts'
import { findSlugs } from './routing/slug-metadata.ts'

export const pageResolvers = [
  resolver(homepageQuery, (context) => readHomepage(context)),

  resolver(pageQuery, async ({ args, ...context }) => {
    const [page] = await findPages(context, args.slug)
    return page ? textPage(context, page) : null
  }),

  resolver(contentPageQuery, async ({ args, ...context }) => {
    const [page] = await findPages(context, args.slug)
    return page ? contentPage(context, page, args.page) : null
  }),

  resolver(pageListQuery, async ({ args: { skip, limit }, ...context }) => {
    const { compare } = new Intl.Collator(context.caller.locale)
    const pages = (await findPages(context)).toSorted((a, b) => compare(a.title, b.title))
    return {
      entities: pages.slice(skip, skip + limit).map((page) => ({
        _id: page.id,
        locale: page.locale,
        title: page.title,
        page_meta: asContentMeta(pageMetaOf(page)),
      })),
      total: pages.length,
    }
  }),

  resolver(configurationQuery, (context) => readConfiguration(context)),

  resolver(errorPageQuery, async ({ args, db, caller, updatedAt }) => {
    const found = await findContent(db, 'error_page', String(args.status), caller.locale)
    if (found) updatedAt(found.updatedAt)
    return found?.value ?? null
  }),

  resolver(slugMetadataQuery, ({ args, ...context }) => findSlugs(context, args.slug, args.type)),

  resolver(slugListQuery, ({ args, ...context }) => listSlugs(context, args)),
]

async function textPage({ db, caller }: GraphqlContext, page: ResolvedPage): Promise<TextPage> {
  const { contactBox } = page
  return {
    id: page.id,
    locale: page.locale,
    title: page.title,
    content: await withRecipients(db, page.content, page.locale),
    blocks: await fillBlocks(db, caller, page.blocks),
    contactBox: contactBox && {
      title: contactBox.title_frontend,
      description: contactBox.description,
      showButton: contactBox.show_button,
    },
    blocksPerPage: page.blocksPerPage,
    backgroundImage: page.backgroundImage,
    pageMeta: pageMetaOf(page),
  }
}

/** One page of the blocks; null beyond the last one. */
async function contentPage(
  { db, caller }: GraphqlContext,
  page: ResolvedPage,
  currentPage: number,
): Promise<ContentPage | null> {
  const total = page.blocks.length
  const perPage = page.blocksPerPage ?? Math.max(total, 1)
  const totalPages = Math.max(Math.ceil(total / perPage), 1)
  if (currentPage > totalPages) return null
  const start = (currentPage - 1) * perPage
  return {
    _id: page.id,
    locale: page.locale,
    title: page.title,
    url_rewrite: page.rewrites,
    contact_box: page.contactBox,
    content_blocks: await fillBlocks(db, caller, page.blocks.slice(start, start + perPage)),
    pagination: { total, currentPage, totalPages },
    blocks_per_page: page.blocksPerPage,
    background_image: page.backgroundImage,
    page_meta: asContentMeta(pageMetaOf(page)),
  }
}
