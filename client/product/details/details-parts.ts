// One chunk of what lazy-product-details.ts loads.
export { GuaranteeNotice } from '../../legal/guarantee-notice.tsx'
export { CutOff } from '../purchase/cut-off.tsx'
export { CreditPrice } from '../purchase/credit-price.tsx'
export { OfferDetails } from '../purchase/offer-details.tsx'
export { ProductDetails } from './product-details.tsx'
