import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { placeOrder } from './place-order.ts'
import { readFields } from './read-fields.ts'
import { saveMethods, submitMethods } from './save-methods.ts'

/** Choice of shipper, branch and payment; placing the order. Scripts send JSON, pages send forms. */
export const checkoutApi = new Hono<AppEnv>()
  .post('/checkout/methods', async (c) => {
    const { fields, json } = await readFields(c)
    return json ? saveMethods(c, fields) : submitMethods(c, fields)
  })
  .post('/checkout/place', async (c) => {
    const { fields, json } = await readFields(c)
    return placeOrder(c, fields, json)
  })
