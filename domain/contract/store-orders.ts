import * as z from 'zod/mini'
import { Order } from '../order/order.ts'
import { data, page, storeCall, storeFile } from './call.ts'

export const getOrders = storeCall({
  method: 'GET',
  path: '/api/v1/user/orders',
  query: z.object({
    page: z.optional(z.string()),
    perPage: z.optional(z.string()),
    /** Search in order number, customer reference, and names or codes of items. */
    q: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: page(Order),
  summary: 'Orders of the customer, newest first, 10 a page (spec §9) and 50 at most',
})

export const getOrder = storeCall({
  method: 'GET',
  path: '/api/v1/user/orders/:id',
  response: data(Order),
  summary: 'An order of the customer',
})

export const getOrderByCode = storeCall({
  method: 'GET',
  path: '/api/v1/user/orders/code/:code',
  response: data(Order),
  summary: 'An order of the customer by the number that people know',
})

export const exportOrderItems = storeFile({
  path: '/api/v1/orders/:id/items/export',
  contentType: 'text/csv; charset=utf-8; header=present',
  summary: 'Lines of an order of the customer as CSV (RFC 4180) with a header in their language',
})

export const exportOrderImages = storeFile({
  path: '/api/v1/orders/:id/items/images/export',
  contentType: 'application/zip',
  summary: 'Pictures of the products of an order of the customer, named by their article number',
})
