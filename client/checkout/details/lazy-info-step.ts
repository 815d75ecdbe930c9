import { lazyParts } from '../../lazy-part.ts'
import { hasCheckoutInputs } from '../stored-choices.ts'

/* Lazy: the form posts natively without script; stored input is restored at once. */
const load = () => import('./info-step.tsx')

export const InfoStep = lazyParts(load, { isNeededNow: hasCheckoutInputs })('InfoStep')
