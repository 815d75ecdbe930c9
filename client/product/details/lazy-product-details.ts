import { lazyParts } from '../../lazy-part.ts'

/* Lazy: the product can be bought without these parts. */
const load = () => import('./details-parts.ts')
const part = lazyParts(load)

export const CutOff = part('CutOff')
export const CreditPrice = part('CreditPrice')
export const DisposalMarks = part('DisposalMarks')
export const DurabilityLabel = part('DurabilityLabel')
export const GuaranteeNotice = part('GuaranteeNotice')
export const OfferDetails = part('OfferDetails')
export const ProductDetails = part('ProductDetails')
export const SafetyWarnings = part('SafetyWarnings')
