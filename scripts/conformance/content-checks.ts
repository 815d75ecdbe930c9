import type { CallGroupName } from '../contract/call-groups.ts'
import * as cms from '../../domain/contract/cms.ts'
import * as content from '../../domain/contract/cms-graphql.ts'
import type { GraphqlQuery } from '../../domain/contract/cms-graphql/query.ts'
import { getCountries, getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import { getShippers } from '../../domain/contract/store-checkout.ts'
import { menuCodes } from '../../domain/site.ts'
import type { Check, Found } from './check.ts'
import { ensure, required } from './outcomes.ts'

const unknown = 'conformance-unknown-slug'
const categoryId = ({ category }: Found) => required(category, 'no category is known').id

/** A check that a content query is answered as the contract says. */
function queried<Args>(
  field: GraphqlQuery<unknown, Args>,
  group: CallGroupName,
  variables: (found: Found) => object = () => ({}),
): Check {
  return {
    name: `graphql.${field.name} has the fields of the contract`,
    group,
    run: async (client, found) => {
      await client.query(field, variables(found))
    },
  }
}

export const contentChecks: readonly Check[] = [
  {
    name: 'the menus have the items of the contract',
    group: 'navigation',
    async run(client) {
      // oxlint-disable-next-line no-await-in-loop -- the first that is missing is named
      for (const code of menuCodes) await client.request(cms.getMenu, { params: { code } })
    },
  },
  {
    name: 'the globals name the currency of the call among those that are sold in',
    group: 'navigation',
    async run(client) {
      const { currency } = client.target
      const { data } = await client.request(getGlobals)
      const codes = data.currencies.map(({ code }) => code)
      ensure(
        codes.some((code) => code === currency),
        `sold in ${codes.join(', ')}, not ${currency}`,
      )
    },
  },
  {
    name: 'the currencies can be read',
    group: 'navigation',
    run: async (client) => {
      await client.request(getCurrencies)
    },
  },
  {
    name: 'the ways of delivery can be read',
    group: 'navigation',
    run: async (client) => {
      await client.request(getShippers)
    },
  },
  {
    name: 'the countries of delivery include the one that is checked',
    group: 'cartExtras',
    async run(client) {
      const { data } = await client.request(getCountries, { query: { perPage: '300' } })
      const { country } = client.target
      ensure(
        data.some(({ code }) => code === country),
        `no country ${country} among ${data.length}`,
      )
    },
  },
  queried(content.configurationQuery, 'navigation'),
  {
    name: 'a text page is found by a slug of the list, and an unknown one is null',
    group: 'texts',
    async run(client) {
      const { locale } = client.target
      const { entities } = await client.query(content.slugListQuery, { type: 'page', limit: 10 })
      const slugs = entities.flatMap((entry) => entry.slugs[locale] ?? [])
      const slug = required(slugs[0], `the CMS lists no page in "${locale}"`)
      const page = await client.query(content.pageQuery, { slug })
      ensure(page !== null, `graphql.page: "${slug}" of slug_list is null`)
      const none = await client.query(content.pageQuery, { slug: unknown })
      ensure(none === null, `graphql.page: "${unknown}" is not null`)
    },
  },
  {
    name: 'a path that has not moved has no redirect',
    group: 'texts',
    async run(client) {
      const query = { route: 'category', path: `/${unknown}`, slug: unknown }
      const { redirectPath } = await client.request(cms.getRedirect, { query })
      ensure(redirectPath === null, `{cms}/redirect of an unknown path leads to ${redirectPath}`)
    },
  },
  {
    name: 'an unknown path has no page behind it',
    group: 'texts',
    async run(client) {
      const query = { lang: client.target.locale, path: `/${unknown}` }
      const { match } = await client.request(cms.getUrlRewrite, { query })
      ensure(match === null, `{cms}/url-rewrite of an unknown path finds ${match?.slug}`)
    },
  },
  queried(content.errorPageQuery, 'texts', () => ({ status: 404 })),
  queried(content.virtualCategoryListQuery, 'texts', (found) => ({ category: categoryId(found) })),
  queried(content.filteredCategoryQuery, 'texts', (found) => ({ category: categoryId(found) })),
  queried(content.catalogBannerQuery, 'texts', (found) => ({ category: categoryId(found) })),
  queried(content.brandsQuery, 'texts'),
  queried(content.articleQuery, 'magazine', () => ({ skip: 0, limit: 10 })),
  queried(content.articleCategoryQuery, 'magazine'),
  queried(content.articleTagQuery, 'magazine'),
  queried(content.authorQuery, 'magazine'),
  queried(content.configurationArticleListQuery, 'magazine'),
  queried(content.branchQuery, 'magazine'),
  queried(content.glossaryTermQuery, 'magazine'),
  queried(content.faqQuestionQuery, 'magazine'),
]
