import * as z from 'zod/mini'
import { OrderDocument } from '../order/order-document.ts'
import { OrderHistoryEntry, OrderStanding, Shipment } from '../order/order-history.ts'
import { Order } from '../order/order.ts'

/** Goods of an order in a warehouse. */
export const Reservation = z.object({
  catalogCode: z.string(),
  /** Its id. */
  warehouse: z.string(),
  amount: z.number(),
})
export type Reservation = z.infer<typeof Reservation>

/** What a customer asked for beside the goods, and where they came from. */
export const OrderWishes = z.object({
  /** Requested; the subscriber has to confirm by mail. */
  newsletter: z.boolean(),
  /** The printed catalogue. */
  magazine: z.boolean(),
  smsMarketing: z.boolean(),
  /** A customer card. */
  cardRequest: z.boolean(),
  /** `utm_source` and the others of the visit, by name. */
  utm: z.record(z.string(), z.string()),
})
export type OrderWishes = z.infer<typeof OrderWishes>

/** An order in the operator API, without the link of its customer. */
export const OperatorOrder = z.object({
  code: z.string(),
  status: z.string(),
  state: OrderStanding,
  items: z.array(
    z.object({ id: z.string(), catalogCode: z.string(), name: z.string(), amount: z.number() }),
  ),
  /** Where the goods are that are counted, without those that went back to stock. */
  reservations: z.optional(z.array(Reservation)),
  wishes: z.optional(OrderWishes),
  history: z.array(OrderHistoryEntry),
  shipments: z.array(Shipment),
  /** Who ordered what, where it goes, what it costs and how it is paid. */
  document: OrderDocument,
  shipper: Order.shape.shipper,
  payment: Order.shape.payment,
  branch: Order.shape.branch,
  deliveryTime: Order.shape.deliveryTime,
  isMailUndeliverable: Order.shape.isMailUndeliverable,
  /** Why an invoice that is due is not issued. */
  noInvoice: z.optional(z.string()),
})
export type OperatorOrder = z.infer<typeof OperatorOrder>

/** A line of a list of orders. */
export const ListedOrder = z.object({
  code: z.string(),
  createdAt: z.iso.datetime(),
  status: z.string(),
  state: z.pick(OrderStanding, { fulfilment: true, payment: true, due: true }),
  customer: z.string(),
  shipper: z.string(),
  payment: z.string(),
  totalWithTax: z.number(),
  currencyCode: Order.shape.currencyCode,
})
export type ListedOrder = z.infer<typeof ListedOrder>

/** As they were stored; `next` goes on behind them, now or as soon as there are more. */
export const OperatorOrders = z.object({
  orders: z.array(ListedOrder),
  next: z.string(),
  /** Whether there are more already. */
  hasMore: z.boolean(),
})
export type OperatorOrders = z.infer<typeof OperatorOrders>
