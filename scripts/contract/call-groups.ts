/** Purpose of groups of calls, and a shop whose upstreams answer them with 404. */
export interface CallGroup {
  /** Required groups are needed by every shop; optional ones are features that may be missing. */
  need: 'required' | 'optional' | 'unused'
  /** Names as in `allCalls`; `graphql.<field>` for a query of the CMS. */
  calls: readonly string[]
  without: string
}

/** Every call and query of the contract, each in one group. */
export const callGroups = {
  catalogue: {
    need: 'required',
    calls: [
      'getCatalogCategories',
      'getCatalogState',
      'getProductDetail',
      'search',
      'graphql.homepage',
    ],
    without: 'home page, listings, product pages or search do not exist',
  },
  purchase: {
    need: 'required',
    calls: [
      'addCartItem',
      'getCart',
      'getCartPayments',
      'getCartShippers',
      'getOrderByToken',
      'placeOrder',
      'removeCartItem',
      'updateCartItem',
      'validateCart',
    ],
    without: 'nothing can be ordered',
  },
  login: {
    need: 'required',
    calls: ['getUser', 'login', 'logout', 'getOrder', 'getOrders'],
    without: 'nobody can log in or see their orders; a shop for guests only may answer 404',
  },
  navigation: {
    need: 'optional',
    calls: [
      'getMenu',
      'getTopCategories',
      'getGlobals',
      'getCurrencies',
      'getShippers',
      'graphql.configuration',
    ],
    without:
      'pages have no menu, no contact, no currency symbol and no delivery prices; legal links need menu items with a role',
  },
  texts: {
    need: 'optional',
    calls: [
      'getRedirect',
      'getUrlRewrite',
      'graphql.page',
      'graphql.error_page',
      'graphql.virtual_category',
      'graphql.virtual_category_list',
      'graphql.filtered_category',
      'graphql.parameter',
      'graphql.brands',
      'graphql.catalog_banner',
      'graphql.slug_list',
    ],
    without:
      'no text pages, moved paths, saved filters, explanations of parameters, brands or entries of the site map',
  },
  magazine: {
    need: 'optional',
    calls: [
      'graphql.article',
      'graphql.article_category',
      'graphql.article_tag',
      'graphql.author',
      'graphql.configuration_article_list',
      'graphql.branch',
      'graphql.glossary_term',
      'graphql.faq_question',
    ],
    without: 'their lists are empty and their pages are not found',
  },
  lookups: {
    need: 'optional',
    calls: ['getProducts', 'findCodes', 'addCartItems'],
    without: 'no related or compared products, no bulk order, no reordering',
  },
  cartExtras: {
    need: 'optional',
    calls: [
      'clearCart',
      'getOrderGifts',
      'removeCoupon',
      'setCartCredits',
      'setCoupon',
      'updateCart',
      'getBranches',
      'getBranchByRemoteId',
      'getDeliveryTimes',
      'getCountries',
      'findCompany',
      'getCartTax',
    ],
    without:
      'no gifts, coupons, credits, comments, pick-up points, time slots, company lookup or word on VAT ids',
  },
  attempts: {
    need: 'optional',
    calls: ['findAttempt', 'closeAttempt'],
    without:
      'an order whose answer was lost stays unclear until the mail arrives: the page says so and orders nothing by itself',
  },
  payAgain: {
    need: 'optional',
    calls: ['changeOrderPayment', 'getOrderPayments', 'registerFromOrder'],
    without: 'an order cannot be paid in another way, nor become an account',
  },
  invoices: {
    need: 'optional',
    calls: ['getInvoicePdf', 'getInvoiceXml', 'getInvoices'],
    without: 'orders have no invoices to download',
  },
  claims: {
    need: 'optional',
    calls: ['fileClaim', 'findClaimOrder', 'getClaim', 'getClaims'],
    without: 'warranty claims are filed by mail; leave their feature off',
  },
  offers: {
    need: 'optional',
    calls: ['getOffer', 'makeOffer'],
    without: 'a cart cannot be had as an offer; leave its feature off',
  },
  sheets: {
    need: 'optional',
    calls: ['drawSheet'],
    without: 'a plan of the planner is no PDF; its page is printed by the browser',
  },
  documents: {
    need: 'optional',
    calls: ['getBoughtProducts', 'getDocumentPdf', 'getDocuments', 'getDocumentXml'],
    without: 'the account has no list of documents; leave its feature off',
  },
  reviews: {
    need: 'optional',
    calls: ['getComments', 'getReviews', 'writeReview', 'watchVariant', 'unwatchVariant'],
    without: 'products have no reviews, comments or watchers',
  },
  account: {
    need: 'optional',
    calls: [
      'addAddress',
      'addListItemByCode',
      'changePassword',
      'confirmAction',
      'getConfirmation',
      'deleteUser',
      'endSessions',
      'exportOrderImages',
      'checkResetToken',
      'exportOrderItems',
      'exportUser',
      'forgotPassword',
      'getAddresses',
      'getCreditStatement',
      'getCredits',
      'getList',
      'getListByCode',
      'getLists',
      'getOrderByCode',
      'getSessions',
      'getSharedList',
      'getWishList',
      'register',
      'removeAddress',
      'removeList',
      'removeListItem',
      'resetPassword',
      'saveCartAsList',
      'updateAddress',
      'updateList',
      'updateListItem',
      'updateUser',
    ],
    without: 'that part of the account says that it is not available',
  },
  messages: {
    need: 'optional',
    calls: [
      'activateNewsletter',
      'sendContactForm',
      'subscribeNewsletter',
      'unsubscribeNewsletter',
      'declareWithdrawal',
      'findWithdrawalOrder',
      'getWithdrawal',
    ],
    without:
      'the form says that it failed; consumers in the EU must be able to withdraw (§ 356a BGB)',
  },
  reserved: {
    need: 'unused',
    calls: [
      'getProduct',
      'getProductCategories',
      'getProductsByIds',
      'getSession',
      'loginAs',
      'addListItem',
      'graphql.banner_wide',
      'graphql.category',
      'graphql.colour',
      'graphql.content_page',
      'graphql.featured_products',
      'graphql.info_box',
      'graphql.page_list',
      'graphql.ParameterValues',
      'graphql.slug_metadata',
      'graphql.top_categories',
    ],
    without: 'nothing: this storefront does not call them yet',
  },
} as const satisfies Record<string, CallGroup>

/** Group of a call by its name. */
export function requiredFeatureOf(name: string): CallGroup['need'] | undefined {
  const groups: CallGroup[] = Object.values(callGroups)
  return groups.find(({ calls }) => calls.includes(name))?.need
}

export type CallGroupName = keyof typeof callGroups
