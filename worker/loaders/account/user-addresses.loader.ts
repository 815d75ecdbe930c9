import { billingCountries } from '../checkout/billing-countries.ts'
import { countriesOf } from '../checkout/checkout-sources.ts'
import { forCustomer } from './for-customer.ts'
import { privateHead } from '../head.ts'

/**
 * The address book; query parameter `edit` is the id of the address being edited, `new` for a new
 * one.
 */
export const loadUserAddresses = forCustomer<'user-addresses'>(
  ({ routes }) => routes.account.addresses(),
  async (input, { email }) => {
    const { rawQuery, store, text, context } = input
    const [addresses, countries] = await Promise.all([store.addresses(), countriesOf(input)])
    const edited = addresses?.find(({ id }) => id === rawQuery.get('edit'))
    const { id = '', isDefault: _, ...values } = edited ?? {}
    return {
      props: {
        addresses: addresses ?? [],
        countries,
        billingCountries: billingCountries(countries, context.locale),
        open: edited ? id : rawQuery.has('new') ? '' : null,
        values: { country_code: context.country, type: 'shipping', account: email, ...values },
        errors: {},
      },
      head: privateHead(text('customer.addresses.title')),
    }
  },
)
