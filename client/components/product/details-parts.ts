// One chunk of what late-product-details.ts loads.
export { CreditPrice } from './credit-price.tsx'
export { OfferDetails } from './offer-details.tsx'
export { ProductDetails } from './product-details.tsx'
