import { cmsExamples } from './cms.ts'
import { cmsCodeExamples } from './cms-codes.ts'
import { cmsGraphqlExamples } from './cms-graphql.ts'
import type { Example } from './example.ts'
import { storeExamples } from './store.ts'
import { storeAccountExamples } from './store-account.ts'
import { storeAddressExamples } from './store-addresses.ts'
import { storeCartExamples } from './store-cart.ts'
import { storeCheckoutExamples } from './store-checkout.ts'
import { storeListExamples } from './store-lists.ts'
import { storeClaimExamples } from './store-claims.ts'
import { storeDocumentExamples } from './store-documents.ts'
import { storeInvoiceExamples } from './store-invoices.ts'
import { storeCreditExamples } from './store-credits.ts'
import { storeOfferExamples } from './store-offers.ts'
import { storeOrderExamples } from './store-orders.ts'
import { storePasswordExamples } from './store-password.ts'
import { storeConfirmationExamples } from './store-confirmation.ts'
import { storePrivacyExamples } from './store-privacy.ts'
import { storeProductExamples } from './store-products.ts'
import { storeSheetExamples } from './store-sheets.ts'
import { storeServiceExamples } from './store-services.ts'
import { storeSessionExamples } from './store-session.ts'
import { storeWithdrawalExamples } from './store-withdrawal.ts'

/** At least one for each call of the contract. */
export const allExamples: readonly Example[] = [
  ...cmsGraphqlExamples,
  ...cmsExamples,
  ...cmsCodeExamples,
  ...storeExamples,
  ...storeProductExamples,
  ...storeServiceExamples,
  ...storeCartExamples,
  ...storeCheckoutExamples,
  ...storeAccountExamples,
  ...storeCreditExamples,
  ...storeSessionExamples,
  ...storePasswordExamples,
  ...storeAddressExamples,
  ...storeListExamples,
  ...storeOrderExamples,
  ...storeInvoiceExamples,
  ...storeDocumentExamples,
  ...storeOfferExamples,
  ...storeSheetExamples,
  ...storePrivacyExamples,
  ...storeWithdrawalExamples,
  ...storeClaimExamples,
  ...storeConfirmationExamples,
]
