import { parsePages } from '../../../domain/catalog/page-range.ts'
import { orElse } from '../../upstream/or-else.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

/** Goods that credits are offered for. */
const featuredLimit = 6

/** What the customer's credits came from and went to; not there in a shop without credits. */
export const loadUserCredits = forCustomer<'user-credits'>(
  ({ routes }) => routes.account.credits(),
  async ({ rawQuery, reads, store, text }) => {
    const globals = await orElse(reads.globals(), null)
    if (!globals?.functions.loyaltyCredits) return null
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const found = await orElse(store.creditStatement(page), null)
    if (found && page > 1 && found.entries.length === 0) return null
    const featured = await orElse(reads.featuredProducts(featuredLimit), null)
    return {
      props: {
        statement: found,
        page,
        totalPages: found?.totalPages ?? 0,
        ...(featured && {
          featured: {
            title: featured.title,
            products: featured.products.map(({ slug, name }) => ({ slug, name })),
          },
        }),
      },
      head: privateHead(text('customer.credits.title')),
    }
  },
)
