import { parsePages } from '../../../domain/catalog/page-range.ts'
import { orElse } from '../../upstream/or-else.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

/** Products sold for credits. */
const featuredLimit = 6

/** Statement of the customer's credits; 404 in a shop without credits. */
export const loadUserCredits = forCustomer<'user-credits'>(
  ({ routes }) => routes.account.credits(),
  async ({ rawQuery, reads, store, text }) => {
    const globals = await orElse(reads.globals(), null)
    if (!globals?.functions.loyaltyCredits) return null
    const { page } = parsePages(rawQuery.get('page') ?? '') ?? { page: 1 }
    const [found, featured] = await Promise.all([
      orElse(store.creditStatement(page), null),
      orElse(reads.featuredProducts(featuredLimit), null),
    ])
    if (found && page > 1 && found.entries.length === 0) return null
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
