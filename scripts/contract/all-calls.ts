import type { AnyCall } from '../../domain/contract/call.ts'
import * as cms from '../../domain/contract/cms.ts'
import * as codes from '../../domain/contract/cms-codes.ts'
import * as cmsGraphql from '../../domain/contract/cms-graphql.ts'
import * as store from '../../domain/contract/store.ts'
import * as account from '../../domain/contract/store-account.ts'
import * as addresses from '../../domain/contract/store-addresses.ts'
import * as cart from '../../domain/contract/store-cart.ts'
import * as checkout from '../../domain/contract/store-checkout.ts'
import * as credits from '../../domain/contract/store-credits.ts'
import * as documents from '../../domain/contract/documents/store-documents.ts'
import * as invoices from '../../domain/contract/store-invoices.ts'
import * as lists from '../../domain/contract/store-lists.ts'
import * as offers from '../../domain/contract/documents/store-offers.ts'
import * as sheets from '../../domain/contract/documents/store-sheets.ts'
import * as orders from '../../domain/contract/store-orders.ts'
import * as password from '../../domain/contract/store-password.ts'
import * as privacy from '../../domain/contract/store-privacy.ts'
import * as products from '../../domain/contract/store-products.ts'
import * as services from '../../domain/contract/store-services.ts'
import * as session from '../../domain/contract/store-session.ts'
import * as confirmation from '../../domain/contract/store-confirmation.ts'
import * as claims from '../../domain/contract/store-claims.ts'
import * as withdrawal from '../../domain/contract/store-withdrawal.ts'

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
