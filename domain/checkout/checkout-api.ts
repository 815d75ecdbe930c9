/** API routes of the checkout and of a placed order; like `api`. */
export const checkoutApi = {
  /** Pick-up points of a shipper. */
  places: (shipperId: string, search: string) =>
    `/api/checkout/places?shipperId=${encodeURIComponent(shipperId)}&s=${encodeURIComponent(search)}`,
  /** Frame document around a carrier's own picker. */
  pointPicker: (provider: string) => `/_frame/picker/${provider}`,
  checkoutMethods: '/api/checkout/methods',
  checkoutInfo: '/api/checkout/info',
  /** Changes the payment method of an open order. */
  orderPayment: '/api/checkout/payment',
  /** Creates an account from a guest order. */
  orderAccount: '/api/checkout/account',
  placeOrder: '/api/checkout/place',
  /** Outcome of an order attempt whose response was lost. */
  orderAttempt: '/api/checkout/attempt',
  /** Address validation by the configured service. */
  addressCheck: '/api/checkout/check',
  /** GET takes `tin`; a form gets its step again, prefilled. */
  company: '/api/checkout/company',
  vatId: '/api/checkout/vat-id',
  checkoutTax: '/api/checkout/tax',
} as const
