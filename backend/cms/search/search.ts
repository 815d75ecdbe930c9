import type { Hono } from 'hono'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { search } from '../../../domain/contract/cms.ts'
import { problems } from '../../../domain/ventilation/search/problems.ts'
import type { UnderstoodQuery } from '../../../domain/catalog/understood.ts'
import type { SearchResults } from '../../../domain/catalog/search.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import type { Databases } from '../../db/databases.ts'
import type { Caller } from '../../request/caller.ts'
import { catalogState } from '../catalog/state.ts'
import { categoryHits } from './category-hits.ts'
import { type Documents, findDocuments } from './find-documents.ts'
import { hiddenDocuments } from './hidden-documents.ts'
import { joinDiameters } from './words.ts'
import { findExact } from './exact/find-exact.ts'

const maxLinks = 10
const maxProducts = 50
const maxPage = 100
const maxQuery = 200

export function searchCalls(app: Hono<AppEnv>): void {
  handle(app, search, ({ caller, query, ...databases }) =>
    findResults(databases, caller, query.q.normalize('NFC').slice(0, maxQuery), {
      limit: within(query.limit, maxProducts) ?? maxLinks,
      page: within(query.page, maxPage) ?? 1,
      asTyped: query.typed === '1',
    }),
  )
}

/** An integer from 1 to the maximum; undefined for anything else. */
function within(text: string | undefined, highest: number): number | undefined {
  const number = Math.trunc(Number(text))
  return number ? Math.min(Math.max(number, 1), highest) : undefined
}

interface Wish {
  limit: number
  page: number
  /** Disables spelling correction. */
  asTyped: boolean
}

/** All results of a query, by kind. */
export async function findResults(
  databases: Databases,
  caller: Caller,
  query: string,
  { limit, page, asTyped }: Wish,
): Promise<SearchResults> {
  const { db, searchDb } = databases
  const part = { limit: Math.min(limit, maxLinks), page }
  const hidden = hiddenDocuments(db, caller.groups)
  const documentsOf = async (words: string) =>
    findDocuments(searchDb, caller.locale, words, { ...part, hidden: await hidden })
  const [exact, { suggestion, understood, named, ...products }, requested] = await Promise.all([
    findExact(db, caller, query),
    findProducts(databases, caller, query, { limit, page }),
    documentsOf(query),
  ])
  const problem = understood && problems.find(({ code }) => code === understood.problem)
  const isLost = suggestion !== null && Object.values(requested).every(({ total }) => total === 0)
  const other = isLost && !asTyped ? suggestion : null
  // Of `Lüfter geht nicht aus` the texts know only the fan.
  const isVague = requested.article.total === 0 || requested.article.total > maxLinks
  const reading = isVague ? problem?.reading[caller.locale] : null
  const wording = reading ?? other
  const found = wording ? await documentsOf(wording) : requested
  // Products and categories of the correction, which was declined.
  const isDeclined = suggestion !== null && asTyped
  const hits = isDeclined ? { entities: [], total: 0 } : products
  return {
    exact,
    products: hits,
    categories: linksOf(
      categoryHits(
        {
          named: isDeclined ? [] : named,
          texts: ofSize(found.category, understood),
          hidden: await hidden,
          onlyNamed: problem !== undefined && problem !== null,
        },
        part,
      ),
    ),
    virtualCategories: linksOf(ofSize(found.virtual_category, understood)),
    articles: linksOf(found.article),
    faqQuestions: {
      total: found.faq_question.total,
      entities: found.faq_question.entities.map(({ id, title, body }) => ({
        id,
        title,
        answer: body,
      })),
    },
    glossaryTerms: linksOf(found.glossary_term),
    menuItems: linksOf(found.page),
    suggestion,
    ...(understood && { understood }),
  }
}

async function findProducts(
  databases: Databases,
  caller: Caller,
  query: string,
  { limit, page }: Omit<Wish, 'asTyped'>,
) {
  if (!query.trim())
    return { entities: [], total: 0, suggestion: null, understood: null, named: [] }
  const scope: CatalogScope = {
    query,
    values: {},
    ranges: {},
    brands: [],
    availableOnly: false,
    sort: 'default',
    page,
    perPage: limit,
  }
  const { state, spelling, understood, named } = await catalogState(databases, caller, scope, {
    withFacets: false,
  })
  return { entities: state.products, total: state.total, suggestion: spelling, understood, named }
}

/** Without those named after another diameter. */
function ofSize(found: Documents['page'], understood: UnderstoodQuery | null): Documents['page'] {
  const sizes = understood?.facets.flatMap(({ code, value }) =>
    code === 'dn' ? diametersIn(value) : [],
  )
  if (!sizes || sizes.length === 0) return found
  const entities = found.entities.filter(({ title }) => {
    const own = diametersIn(title)
    return own.length === 0 || own.some((size) => sizes.includes(size))
  })
  return { entities, total: found.total - (found.entities.length - entities.length) }
}

function diametersIn(text: string): string[] {
  return joinDiameters(text).match(/(?<![\p{L}\d])dn\d+/gu) ?? []
}

/** Without the words behind it. */
function linksOf({ entities, total }: Documents['page']) {
  return { entities: entities.map(({ id, title, slug }) => ({ id, title, slug })), total }
}
