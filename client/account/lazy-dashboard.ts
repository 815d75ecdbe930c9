import { lazyParts } from '../lazy-part.ts'

/* Lazy: the orders are links, and the quick order posts natively. */
const load = () => import('./dashboard-parts.ts')
const part = lazyParts(load)

export const OrderList = part('OrderList')
export const QuickOrder = part('QuickOrder')
