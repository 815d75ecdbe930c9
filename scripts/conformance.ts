/*
 * `npm run conformance` checks whether a CMS and a store keep to docs/contract.
 *   --cms URL --store URL   their addresses, as CMS_URL and STORE_URL of the storefront
 *   --locale de             language of the calls; --currency EUR and --country DEU of the order
 *   --order                 also places one order as a guest and withdraws from it, to be cancelled in the store
 *   --email a@shop.example  also checks the account of this customer, with the password in CONFORMANCE_PASSWORD;
 *                           an address and lists are added and removed
 * BACKEND_TOKEN is sent if it is set. Without both only a guest cart is written.
 */
import * as z from 'zod'
import { CountryCode } from '../domain/account/address.ts'
import { Locale } from '../domain/locale.ts'
import { printReport } from './conformance/print-report.ts'
import { runChecks } from './conformance/run-checks.ts'
import { readOptions } from './read-options.ts'

const usage =
  'npm run conformance -- --cms https://cms.example --store https://store.example [--order]'
const { values } = readOptions(
  {
    options: {
      cms: { type: 'string', default: '' },
      store: { type: 'string', default: '' },
      locale: { type: 'string', default: 'de' },
      currency: { type: 'string', default: 'EUR' },
      country: { type: 'string', default: 'DEU' },
      email: { type: 'string', default: '' },
      order: { type: 'boolean', default: false },
    },
  },
  { usage },
)
const address = z.url({ protocol: /^https?$/ })
const Target = z.object({
  cms: address,
  store: address,
  locale: Locale,
  currency: z.string().regex(/^[A-Z]{3}$/),
  country: CountryCode,
})
const target = Target.safeParse(values)
if (!target.success) {
  console.error(`${z.prettifyError(target.error)}\n\n${usage}`)
  process.exit(2)
}
const results = await runChecks(
  { ...target.data, token: process.env['BACKEND_TOKEN'] ?? '' },
  {
    placesOrder: values.order,
    email: values.email,
    password: process.env['CONFORMANCE_PASSWORD'] ?? '',
  },
)
process.exit(printReport(results) ? 0 : 1)
