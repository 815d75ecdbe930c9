import type { Hono } from 'hono'
import type { CatalogScope } from '../../../domain/catalog.ts'
import { search } from '../../../domain/contract/cms.ts'
import type { SearchResults } from '../../../domain/search.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import type { Caller } from '../../request/caller.ts'
import { catalogState } from '../catalog/state.ts'
import { findDocuments } from './find-documents.ts'
import { findExact } from './find-exact.ts'

const maxLinks = 10
const maxProducts = 50
const maxQuery = 200

export function searchCalls(app: Hono<AppEnv>): void {
  handle(app, search, ({ db, caller, query }) => {
    const limit = Math.min(Math.max(Math.trunc(Number(query.limit)) || maxLinks, 1), maxProducts)
    return findResults(db, caller, query.q.slice(0, maxQuery), limit)
  })
}

async function findResults(
  db: D1Database,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchResults> {
  const [exact, products, found] = await Promise.all([
    findExact(db, caller, query),
    findProducts(db, caller, query, limit),
    findDocuments(db, caller, query, maxLinks),
  ])
  const { suggestion, ...hits } = products
  return {
    exact,
    products: hits,
    categories: found.category,
    virtualCategories: found.virtual_category,
    articles: found.article,
    faqQuestions: found.faq_question,
    glossaryTerms: found.glossary_term,
    menuItems: found.page,
    suggestion,
  }
}

async function findProducts(db: D1Database, caller: Caller, query: string, limit: number) {
  if (!query.trim()) return { entities: [], total: 0, suggestion: null }
  const scope: CatalogScope = {
    query,
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'default',
    page: 1,
    perPage: limit,
  }
  const { state, spelling } = await catalogState(db, caller, scope, { withFacets: false })
  return { entities: state.products, total: state.total, suggestion: spelling }
}
