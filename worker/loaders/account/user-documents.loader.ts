import { parsePages } from '../../../domain/catalog/shown-pages.ts'
import { CustomerDocumentKind } from '../../../domain/contract/documents/store-documents.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import { missingNames } from './missing-names.ts'
import { forCustomer } from './for-customer.ts'

/** What the store takes. */
const maxSearch = 100

/** Documents of all orders; not there in a shop without them. */
export const loadUserDocuments = forCustomer<'user-documents'>(
  ({ routes }) => routes.account.documents(),
  async ({ rawQuery, store, text }) => {
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const kind = CustomerDocumentKind.safeParse(rawQuery.get('kind')).data ?? ''
    const search = (rawQuery.get('q') ?? '').trim().slice(0, maxSearch)
    const found = await orElse(store.documentPage(page, kind, search), null)
    const offer = rawQuery.has('missing')
      ? await orElse(store.offer(rawQuery.get('offer') ?? ''), null)
      : null
    if (found && page > 1 && found.documents.length === 0) return null
    return {
      props: {
        page,
        kind,
        search,
        documents: found?.documents ?? null,
        totalPages: found?.totalPages ?? 0,
        missing: offer ? missingNames(rawQuery, offer.items) : [],
      },
      head: privateHead(text('customer.documents.title')),
    }
  },
)
