import { parsePages } from '../../../domain/catalog/page-range.ts'
import { orElse } from '../../upstream/or-else.ts'
import { privateHead } from '../head.ts'
import { forCustomer } from './for-customer.ts'

/** Warranty claims of the customer; 404 if the feature is off. */
export const loadUserClaims = forCustomer<'user-claims'>(
  ({ routes }) => routes.account.claims(),
  async ({ rawQuery, store, text }) => {
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const found = await orElse(store.claimPage(page), null)
    if (found && page > 1 && found.claims.length === 0) return null
    return {
      props: { page, claims: found?.claims ?? null, totalPages: found?.totalPages ?? 0 },
      head: privateHead(text('claim.list.title')),
    }
  },
)
