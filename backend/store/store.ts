import { Hono } from 'hono'
import { downloadCalls } from '../cdn/files.ts'
import type { AppEnv } from '../contract/handle.ts'
import { accountCalls } from './account/account.ts'
import { cartCalls } from './cart/cart.ts'
import { checkoutCalls } from './checkout/checkout.ts'
import { claimCalls } from './claims/claim-calls.ts'
import { documentCalls } from './documents/document-calls.ts'
import { globalsCalls } from './globals.ts'
import { invoiceCalls } from './invoices/invoice-calls.ts'
import { newsletterCalls } from './newsletter.ts'
import { productCalls } from './products/catalogue.ts'
import { reviewCalls } from './products/reviews.ts'
import { watcherCalls } from './products/watchers.ts'
import { companyCalls } from './services/ares.ts'
import { contactCalls } from './services/contact-form.ts'
import { offerCalls } from './offers/offer-calls.ts'
import { sheetCalls } from './sheets/sheet-calls.ts'
import { withdrawalCalls } from './withdrawal/withdrawal.ts'

/** Store API: selling, customers and settings. */
export const store = new Hono<AppEnv>()

globalsCalls(store)
productCalls(store)
reviewCalls(store)
watcherCalls(store)
cartCalls(store)
checkoutCalls(store)
accountCalls(store)
newsletterCalls(store)
contactCalls(store)
companyCalls(store)
withdrawalCalls(store)
claimCalls(store)
invoiceCalls(store)
documentCalls(store)
offerCalls(store)
sheetCalls(store)
downloadCalls(store)
