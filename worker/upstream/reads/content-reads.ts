import * as graphql from '../../../domain/contract/cms-graphql.ts'
import * as cms from '../../../domain/contract/cms.ts'
import type { Menu } from '../../../domain/site.ts'
import type { ReadScope } from './content-cache.ts'
import { productTags, tag } from '../../cache/content/content-tags.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { readEntries, readGraphql } from './graphql.ts'
import { findCall, readCall } from './read-call.ts'

/** Reads of CMS content: home, pages, menus, and what is behind unknown paths. */
export function contentReads(scope: ReadScope) {
  return {
    homepage: () =>
      readGraphql(scope, graphql.homepageQuery, {}, 'content', () => [tag.homepage, tag.catalog]),

    /** Featured products, limited to a number (spec §9). */
    async featuredProducts(limit: number) {
      const query = graphql.featuredProductsQuery
      const found = await readGraphql(scope, query, { limit }, 'content', (read) => [
        tag.homepage,
        ...productTags(read?.products ?? []),
      ])
      // A CMS may return more than requested.
      return found && { ...found, products: found.products.slice(0, limit) }
    },

    page: (slug: string) =>
      readGraphql(scope, graphql.pageQuery, { slug }, 'content', (page) => [
        tag.pages,
        ...(page ? [tag.page(page.id)] : []),
      ]),

    /** The CMS's page for an error; null if it has none. */
    errorPage: (status: number) =>
      readGraphql(scope, graphql.errorPageQuery, { status }, 'content', () => [tag.errorPages]),

    /** Services of the store's branches, by store id. */
    branchServices(storeIds: readonly string[]) {
      const store_id = storeIds.toSorted()
      return readEntries(scope, graphql.branchServicesQuery, { store_id }, 'content', [
        tag.branches,
      ])
    },

    menu: (code: Menu['code']) =>
      readCall(scope, cms.getMenu, {
        profile: 'navigation',
        requested: { params: { code } },
        tags: () => [tag.menu(code)],
      }),

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
