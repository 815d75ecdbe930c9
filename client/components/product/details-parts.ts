// One chunk of what late-product-details.ts loads.
export { EnergyArrow } from './energy-arrow.tsx'
export { OfferDetails } from './offer-details.tsx'
export { ProductDetails } from './product-details.tsx'
