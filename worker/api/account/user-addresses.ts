import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'
import { addressForm } from '../../../domain/validation/address-form.ts'
import { parseForm } from '../../../domain/validation/form.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { billingCountries } from '../../loaders/checkout/billing-countries.ts'
import { countriesOf } from '../../loaders/checkout/checkout-sources.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { respondToForm } from '../form/checked-form.ts'
import type { Refusal } from '../form/form-response.ts'
import { refuseOtherAccount } from '../form/other-account.ts'
import { readFields } from '../form/read-fields.ts'
import { signInFirst } from '../form/sign-in-first.ts'

const fieldNames = [
  'type',
  'name',
  'businessName',
  'phone',
  'street',
  'houseNumber',
  'city',
  'postcode',
  'country_code',
]
const names = Object.fromEntries(fieldNames.map((name) => [name, name]))

/** The address book (spec §7). */
export const userAddressesApi = new Hono<AppEnv>()
  .post('/user/addresses', async (c) => {
    const { fields, json } = await readFields(c)
    const routes = routesOf(c.var.context.locale)
    const store = privateStore(c)
    const page = routes.account.addresses()
    const user = await store.user()
    if (!user) return signInFirst(c, { json, page })
    const refused = await refuseOtherAccount(c, user, { fields, json })
    if (refused) return refused
    return respondToForm(c, {
      json,
      names,
      form: parseForm(addressForm, fields),
      call: ({ type, ...address }) =>
        store.saveAddress(fields['id'] ?? '', {
          ...address,
          type: type === 'billing' ? 'billing' : 'shipping',
        }),
      redirect: routes.account.addresses(),
      message: 'customer.addresses.done',
      again: (refusal) => renderFormAgain(c, fields, refusal),
    })
  })
  .post('/user/addresses/:id', async (c) => {
    const { fields } = await readFields(c)
    const store = privateStore(c)
    const id = c.req.param('id')
    if (fields['intent'] === 'remove') await store.removeAddress(id)
    if (fields['intent'] === 'default') await store.makeDefaultAddress(id)
    return c.redirect(routesOf(c.var.context.locale).account.addresses(), 303)
  })

async function renderFormAgain(
  c: Context<AppEnv>,
  fields: FieldValues,
  { status, errors }: Refusal,
) {
  const { context } = c.var
  const text = await textOf(context)
  const sources = { store: privateStore(c), reads: publicReads(c), context }
  const countries = await countriesOf(sources)
  return renderScreen(c, {
    screen: 'user-addresses',
    props: {
      addresses: [],
      countries,
      billingCountries: billingCountries(countries, context.locale),
      open: fields['id'] ?? '',
      values: fields,
      errors,
    },
    head: privateHead(text('customer.addresses.title')),
    status,
    url: routesOf(context.locale).account.addresses(),
  })
}
