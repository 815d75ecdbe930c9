import { Hono } from 'hono'
import { csrf } from 'hono/csrf'
import { apiHeaders } from './api/form/api-headers.ts'
import { accountApi } from './api/account/account.ts'
import { accessoriesApi } from './api/cart/accessories.ts'
import { incompatibilitiesApi } from './api/cart/incompatibilities.ts'
import { bulkOrderApi } from './api/cart/bulk-order.ts'
import { cartBatchApi } from './api/cart/cart-batch.ts'
import { cartApi } from './api/cart/cart.ts'
import { claimApi } from './api/returns/claim.ts'
import { checkoutApi } from './api/checkout/checkout.ts'
import { confirmationApi } from './api/account/confirmation.ts'
import { contactApi } from './api/contact.ts'
import { offerChallenge } from './api/form/offer-challenge.ts'
import { pagesForForms } from './api/form/pages-for-forms.ts'
import { checkKeptCookies, keptCookiesApi } from './api/form/kept-cookies.ts'
import { loginAsApi } from './api/account/login-as.ts'
import { hooks } from './api/hooks.ts'
import { unsubscribeApi } from './api/account/unsubscribe.ts'
import { pickupPointsApi } from './api/checkout/pickup-points.ts'
import { pointPicker } from './api/checkout/point-picker.ts'
import { newsletterActivationApi } from './api/account/newsletter-activation.ts'
import { newsletterApi } from './api/account/newsletter.ts'
import { passwordApi } from './api/account/password.ts'
import { preferencesApi } from './api/preferences.ts'
import { productTilesApi } from './api/product/product-tiles.ts'
import { placedOrderApi } from './api/checkout/placed-order.ts'
import { recommendationsApi } from './api/product/recommendations.ts'
import { reviewsApi } from './api/product/reviews.ts'
import { menuApi } from './api/menu.ts'
import { searchApi } from './api/search.ts'
import { userAddressesApi } from './api/account/user-addresses.ts'
import { offersApi } from './api/account/offers.ts'
import { documentFile } from './api/invoices/document-file.ts'
import { invoiceFile } from './api/invoices/invoice-file.ts'
import { userPrivacyApi } from './api/account/user-privacy.ts'
import { userItemsApi } from './api/account/user-items.ts'
import { userSettingsApi } from './api/account/user-settings.ts'
import { sessionApi } from './api/account/session.ts'
import { limitBeacon, receiveVitals } from './api/vitals/receive-vitals.ts'
import { withdrawalApi } from './api/returns/withdrawal.ts'
import { planFile } from './api/ventilation/plan-file.ts'
import { planList } from './api/ventilation/plan-list.ts'
import { wishListApi } from './api/account/wish-list.ts'
import { api } from '../domain/api.ts'
import { respondToFailure } from './failure.ts'
import type { AppEnv } from './env.ts'
import { watchersApi } from './api/product/watchers.ts'
import { forwardOperatorCall } from './operator/forward-operator-call.ts'
import { serveHealth, serveSignedHealth } from './operator/serve-health.ts'
import { serveOperations } from './operations.ts'
import { servePageData } from './page-data.ts'
import { servePage } from './pages.ts'
import { closedWithoutOrderButton } from './request/order-language.ts'
import { closedFeatures } from './api/closed-features.ts'
import { closedForMaintenance } from './request/maintenance.ts'
import { refuseCallMethod, refusePageMethod } from './request/method-not-allowed.ts'
import { canonicalUrl } from './request/canonical-url.ts'
import { requestContext } from './request/context.ts'
import { isOwnOrigin } from './request/own-origin.ts'
import { secureResponse } from './render/secure-response.ts'
import { storeCurrency } from './upstream/store-currency.ts'
import { serveRootFiles } from './seo/root-files.ts'
import { serveKnownLayoutData, serveLayoutData } from './render/layout-file.ts'
import { seo } from './seo/seo.ts'
import { logWithRequest } from './request/log.ts'

/** The storefront: middleware and routes in request order. */
export function createApp() {
  const app = new Hono<AppEnv>()
  app.onError(respondToFailure)

  app.use(logWithRequest(), secureResponse())
  app.get('/cdn/*', serveOperations)
  app.get('/healthz', serveHealth)
  app.get('/operator/health', serveSignedHealth)
  app.all('/operator/*', forwardOperatorCall)
  app.post(api.vitals, limitBeacon, receiveVitals)
  app.use(canonicalUrl())
  app.get(api.layout(':version'), serveKnownLayoutData)
  app.use(requestContext(), storeCurrency())

  app.route('/hooks', hooks)

  app.use('/api/*', pagesForForms(), csrf({ origin: isOwnOrigin }))
  app.use('/api/*', apiHeaders(), closedForMaintenance(), offerChallenge())
  app.use('/api/*', closedFeatures(), checkKeptCookies())
  app.use('/api/checkout/*', closedWithoutOrderButton())
  app.route('/api', keptCookiesApi)
  app.route('/api', sessionApi)
  app.route('/api', loginAsApi)
  app.route('/api', accountApi)
  app.route('/api', passwordApi)
  app.route('/api', userSettingsApi)
  app.route('/api', userAddressesApi)
  app.route('/api', userItemsApi)
  app.route('/api', planList)
  app.route('/api', planFile)
  app.route('/api', userPrivacyApi)
  app.route('/api', invoiceFile)
  app.route('/api', documentFile)
  app.route('/api', offersApi)
  app.route('/api', cartBatchApi)
  app.route('/api', cartApi)
  app.route('/api', accessoriesApi)
  app.route('/api', incompatibilitiesApi)
  app.route('/api', bulkOrderApi)
  app.route('/api', wishListApi)
  app.route('/api', checkoutApi)
  app.route('/api', placedOrderApi)
  app.route('/api', pickupPointsApi)
  app.route('/api', menuApi)
  app.route('/api', searchApi)
  app.route('/api', recommendationsApi)
  app.route('/api', newsletterApi)
  app.route('/api', newsletterActivationApi)
  app.route('/api', unsubscribeApi)
  app.route('/api', confirmationApi)
  app.route('/api', reviewsApi)
  app.route('/api', watchersApi)
  app.route('/api', productTilesApi)
  app.route('/api', preferencesApi)
  app.route('/api', withdrawalApi)
  app.route('/api', claimApi)
  app.route('/api', contactApi)

  app.all('/pay/*', serveOperations)
  app.all('/outbox/*', serveOperations)

  app.route('/_frame', pointPicker)
  app.route('/', seo)
  app.get('*', serveRootFiles())
  app.get('/user', (c) => c.redirect('/user/dashboard', 301))
  app.get('/_data/*', servePageData)
  app.get(api.layout(':version'), serveLayoutData)
  app.all('/api/*', refuseCallMethod(app))
  app.all('/hooks/*', refuseCallMethod(app))
  app.get('*', servePage)
  app.all('*', refusePageMethod())
  return app
}
