// One chunk for lazy-product-details.ts.
export { GuaranteeNotice } from '../../legal/guarantee-notice.tsx'
export { DisposalMarks } from '../duties/disposal-marks.tsx'
export { DurabilityLabel } from '../duties/durability-label.tsx'
export { SafetyWarnings } from '../duties/safety-warnings.tsx'
export { CutOff } from '../purchase/cut-off.tsx'
export { CreditPrice } from '../purchase/credit-price.tsx'
export { OfferDetails } from '../purchase/offer-details.tsx'
export { ProductDetails } from './product-details.tsx'
