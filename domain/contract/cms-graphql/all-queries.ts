import * as articles from './articles.ts'
import * as branches from './branches.ts'
import * as catalogue from './catalogue.ts'
import * as pages from './pages.ts'
import * as texts from './texts.ts'
import type { GraphqlQuery } from './query.ts'

/** Queries that ask a field for less than it has. */
const { articleTeasersQuery: _teasers, ...allOfArticles } = articles
const { branchPinsQuery: _pins, branchServicesQuery: _services, ...allOfBranches } = branches

/** Every field of the GraphQL API, each once and whole. */
export const allQueries: readonly GraphqlQuery<unknown>[] = Object.values({
  ...pages,
  ...allOfArticles,
  ...allOfBranches,
  ...texts,
  ...catalogue,
})
