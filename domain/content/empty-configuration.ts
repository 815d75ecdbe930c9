import type { Configuration } from '../site.ts'

/** Of a shop without content, and while the CMS is down. */
export const emptyConfiguration: Configuration = {
  shoppingDisabled: false,
  shoppingDisabledText: '',
  maintenance: false,
  cart: { shippingInfo: '', paymentInfo: '' },
  freeDeliveryTagByPrice: false,
  topBanner: null,
  usp: [],
  footer: { copyrightName: '', text: '', social: [] },
  infoBoxes: [],
}
