import type { BranchServices } from '../../../domain/content/reference/branch.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import * as cms from '../../../domain/contract/cms.ts'
import type { Menu } from '../../../domain/frame.ts'
import type { FeaturedProducts } from '../../../domain/content/featured-products.ts'
import type { ErrorPage, Homepage, TextPage } from '../../../domain/content/page.ts'
import type { ReadScope } from './content-cache.ts'
import { productTags, tag } from '../../cache/content/content-tags.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { readGraphql } from './graphql.ts'
import { findCall, readCall } from './read-call.ts'

/** Reads of CMS content: home, pages, menus, and what is behind unknown paths. */
export function contentReads(scope: ReadScope) {
  return {
    homepage(): Promise<Homepage> {
      return readGraphql(scope, graphql.homepageQuery, {}, 'content', () => [
        tag.homepage,
        tag.catalog,
      ])
    },

    /** Featured products, limited to a number (spec §9). */
    async featuredProducts(limit: number): Promise<FeaturedProducts | null> {
      const query = graphql.featuredProductsQuery
      const found = await readGraphql(scope, query, { limit }, 'content', (read) => [
        tag.homepage,
        ...productTags(read?.products ?? []),
      ])
      // A CMS may return more than requested.
      return found && { ...found, products: found.products.slice(0, limit) }
    },

    page(slug: string): Promise<TextPage | null> {
      return readGraphql(scope, graphql.pageQuery, { slug }, 'content', (page) => [
        tag.pages,
        ...(page ? [tag.page(page.id)] : []),
      ])
    },

    /** The CMS's page for an error; null if it has none. */
    errorPage(status: number): Promise<ErrorPage | null> {
      return readGraphql(scope, graphql.errorPageQuery, { status }, 'content', () => [
        tag.errorPages,
      ])
    },

    /** Services of the store's branches, by store id. */
    async branchServices(storeIds: readonly string[]): Promise<BranchServices[]> {
      const store_id = storeIds.toSorted()
      const tags = () => [tag.branches]
      const query = graphql.branchServicesQuery
      return (await readGraphql(scope, query, { store_id }, 'content', tags)).entities
    },

    menu(code: Menu['code']): Promise<Menu> {
      return readCall(scope, cms.getMenu, {
        profile: 'navigation',
        requested: { params: { code } },
        tags: () => [tag.menu(code)],
      })
    },

    /** Slug of the text page behind an unknown path (spec §2). */
    async urlRewrite(path: string): Promise<string | null> {
      const found = await findCall(scope, cms.getUrlRewrite, {
        profile: 'routing',
        requested: { query: { lang: scope.upstreamContext.context.locale, path } },
        tags: () => [tag.routing, tag.pages],
      })
      return found?.match?.slug ?? null
    },

    /** Redirect target of a path within this shop, or null. */
    async redirect(path: string, route = 'category', slug?: string): Promise<string | null> {
      const found = await findCall(scope, cms.getRedirect, {
        profile: 'routing',
        requested: { query: { route, path, ...(slug === undefined ? {} : { slug }) } },
        tags: () => [tag.routing],
      })
      const target = safeRedirect(found?.redirectPath, '')
      return target === '' || target === path ? null : target
    },
  }
}
