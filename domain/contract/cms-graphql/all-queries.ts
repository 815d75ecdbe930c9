import * as articles from './articles.ts'
import * as branches from './branches.ts'
import * as catalogue from './catalogue.ts'
import * as pages from './pages.ts'
import * as texts from './texts.ts'
import type { GraphqlQuery } from './query.ts'

/** Queries for a subset of a field's answer. */
const { articleTeasersQuery: _teasers, ...allOfArticles } = articles
const { branchPinsQuery: _pins, branchServicesQuery: _services, ...allOfBranches } = branches

/** Every field of the GraphQL API, each once with its full answer. */
export const allQueries: readonly GraphqlQuery<unknown>[] = Object.values({
  ...pages,
  ...allOfArticles,
  ...allOfBranches,
  ...texts,
  ...catalogue,
})
