// One chunk of what late-product-details.ts loads.
export { CreditPrice } from './credit-price.tsx'
export { EnergyArrow } from './energy-arrow.tsx'
export { OfferDetails } from './offer-details.tsx'
export { ProductDetails } from './product-details.tsx'
