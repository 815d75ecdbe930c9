import { parsePages } from '../../../domain/catalog/page-range.ts'
import { CustomerDocumentKind } from '../../../domain/contract/documents/store-documents.ts'
import type {
  DocumentFilter,
  UserDocumentsProps,
} from '../../../domain/screens/account/user-documents.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import type { PrivateInput } from '../screen.ts'
import { unavailableItemNames } from './unavailable-item-names.ts'
import { forCustomer } from './for-customer.ts'

/** Query values that the store accepts. */
const maxSearch = 100
/** Bought products below the documents of orders; a page of their own has more. */
const perPage = { below: 5, own: 10 }

interface DocumentsQuery {
  page: number
  kind: DocumentFilter | ''
  search: string
}

/** Documents of all orders and of the bought products. */
export const loadUserDocuments = forCustomer<'user-documents'>(
  ({ routes }) => routes.account.documents(),
  async (input) => {
    const { rawQuery, store, text } = input
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const kind = filterOf(rawQuery.get('kind'))
    const search = (rawQuery.get('q') ?? '').trim().slice(0, maxSearch)
    const [found, offer] = await Promise.all([
      kind === 'product'
        ? productsAlone(input, { page, kind, search })
        : ofOrders(input, { page, kind, search }),
      rawQuery.has('missing') ? orElse(store.offer(rawQuery.get('offer') ?? ''), null) : null,
    ])
    const isPast = page > 1 && found.documents?.length === 0 && found.products.list.length === 0
    if (isPast) return null
    const missing = offer ? unavailableItemNames(rawQuery, offer.items, text) : []
    return {
      props: { page, kind, search, ...found, missing },
      head: privateHead(text('customer.documents.title')),
    }
  },
)

function filterOf(kind: string | null): DocumentFilter | '' {
  return kind === 'product' ? kind : (CustomerDocumentKind.safeParse(kind).data ?? '')
}

type Found = Pick<UserDocumentsProps, 'documents' | 'products' | 'totalPages'>

async function productsAlone(
  { store }: PrivateInput,
  { page, search }: DocumentsQuery,
): Promise<Found> {
  const found = await orElse(store.boughtProducts(page, perPage.own, search), null)
  const list = found?.products ?? []
  const totalPages = found?.totalPages ?? 0
  return { documents: found && [], products: { list, hasMore: false }, totalPages }
}

/** The first page without a filter also has the latest bought products. */
async function ofOrders({ store }: PrivateInput, query: DocumentsQuery): Promise<Found> {
  const { page, kind, search } = query
  const hasProducts = page === 1 && kind === ''
  const [found, bought] = await Promise.all([
    orElse(store.documentPage(page, kind, search), null),
    hasProducts ? orElse(store.boughtProducts(1, perPage.below, search), null) : null,
  ])
  return {
    documents: found?.documents ?? null,
    products: { list: bought?.products ?? [], hasMore: (bought?.totalPages ?? 0) > 1 },
    totalPages: found?.totalPages ?? 0,
  }
}
