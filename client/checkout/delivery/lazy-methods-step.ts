import { lazyParts } from '../../lazy-part.ts'
import { hasPickupPoints } from '../stored-choices.ts'

/* Lazy: methods are chosen and posted natively without script. */
const load = () => import('./methods-step.tsx')

export const MethodsStep = lazyParts(load, { isNeededNow: hasPickupPoints })('MethodsStep')
