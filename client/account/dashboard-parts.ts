// One chunk for lazy-dashboard.ts.
export { OrderList } from './orders/order-list.tsx'
export { QuickOrder } from '../quick-order/quick-order.tsx'
