import type { AnyCall } from './call.ts'
import * as cms from './cms.ts'
import * as codes from './cms-codes.ts'
import * as cmsGraphql from './cms-graphql.ts'
import * as store from './store.ts'
import * as account from './store-account.ts'
import * as addresses from './store-addresses.ts'
import * as cart from './store-cart.ts'
import * as checkout from './store-checkout.ts'
import * as credits from './store-credits.ts'
import * as documents from './documents/store-documents.ts'
import * as invoices from './store-invoices.ts'
import * as lists from './store-lists.ts'
import * as offers from './documents/store-offers.ts'
import * as sheets from './documents/store-sheets.ts'
import * as orders from './store-orders.ts'
import * as password from './store-password.ts'
import * as privacy from './store-privacy.ts'
import * as products from './store-products.ts'
import * as services from './store-services.ts'
import * as session from './store-session.ts'
import * as confirmation from './store-confirmation.ts'
import * as claims from './store-claims.ts'
import * as withdrawal from './store-withdrawal.ts'

/** Modules of the contract by subject. */
const subjects: Record<string, object> = {
  content: cmsGraphql,
  catalog: cms,
  codes,
  shop: store,
  products,
  services,
  cart,
  checkout,
  account,
  credits,
  session,
  password,
  addresses,
  lists,
  orders,
  invoices,
  documents,
  offers,
  sheets,
  privacy,
  withdrawal,
  claims,
  confirmation,
}

export interface NamedCall {
  name: string
  subject: string
  call: AnyCall
}

/** Every call of the contract under the name of its export, for documents and tests. */
export const allCalls: readonly NamedCall[] = Object.entries(subjects).flatMap(
  ([subject, module]) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) =>
      isCall(value) ? { name, subject, call: value } : [],
    ),
)

export function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'upstream' in value && 'method' in value
}
