import { Hono } from 'hono'
import { exportOrderImages, exportOrderItems } from '../../../domain/contract/store-orders.ts'
import { routesOf } from '../../../domain/routes.ts'
import { reorderableItems } from '../../../domain/order/ordered-items.ts'
import type { AppEnv } from '../../env.ts'
import { requestFile, requestText } from '../../upstream/calls/request-file.ts'
import { visitorUpstreamContext } from '../../upstream/upstream-context.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import { putIntoCart } from './put-into-cart.ts'
import { readFields } from '../form/read-fields.ts'

/** Actions of a customer on shopping lists and on the items of an order. */
export const userItemsApi = new Hono<AppEnv>()
  .post('/user/lists/:id', async (c) => {
    const { fields } = await readFields(c)
    const { account } = routesOf(c.var.context.locale)
    const store = privateStore(c)
    const id = c.req.param('id')
    if (fields['intent'] === 'remove') {
      await store.removeShoppingList(id)
      return c.redirect(account.lists(), 303)
    }
    if (fields['intent'] === 'remove-item') {
      await store.removeShoppingListItem(id, fields['itemId'] ?? '')
      return c.redirect(account.list(id), 303)
    }
    if (fields['intent'] === 'share' || fields['intent'] === 'unshare') {
      await store.shareShoppingList(id, fields['intent'] === 'share')
      return c.redirect(account.list(id), 303)
    }
    if (fields['intent'] === 'pin' || fields['intent'] === 'unpin') {
      await store.pinShoppingListItem(id, fields['itemId'] ?? '', fields['intent'] === 'pin')
      return c.redirect(account.list(id), 303)
    }
    const items = (await store.shoppingList(id))?.items.filter(({ disabled }) => !disabled) ?? []
    const requested = items.map(({ variantId, amount }) => ({ id: variantId, amount }))
    return putIntoCart(c, requested, account.list(id))
  })
  .post('/shared-lists/:token', async (c) => {
    const token = c.req.param('token')
    const list = await privateStore(c).sharedList(token)
    const items = list?.items.filter(({ disabled }) => !disabled) ?? []
    const requested = items.map(({ variantId, amount }) => ({ id: variantId, amount }))
    return putIntoCart(c, requested, routesOf(c.var.context.locale).sharedList(token))
  })
  .post('/user/orders/:id/again', async (c) => {
    const { account } = routesOf(c.var.context.locale)
    const id = c.req.param('id')
    const order = await privateStore(c).orderById(id)
    const own = order ? reorderableItems(order) : []
    const requested = own.map(({ variantId, amount }) => ({ id: variantId, amount }))
    return putIntoCart(c, requested, account.order(id))
  })
  .get('/user/orders/:id/images.zip', async (c) => {
    try {
      const params = { id: c.req.param('id') }
      const file = await requestFile(visitorUpstreamContext(c), exportOrderImages, params)
      return c.body(file.content.stream(), 200, {
        'Content-Type': exportOrderImages.contentType,
        'Content-Disposition': file.disposition,
        'Cache-Control': 'no-store',
      })
    } catch (error) {
      if (isRefusal(error, 401) || isRefusal(error, 404)) return c.notFound()
      throw error
    }
  })
  .get('/user/orders/:id/items.csv', async (c) => {
    const id = c.req.param('id')
    try {
      const csv = await requestText(visitorUpstreamContext(c), exportOrderItems, { id })
      return c.body(csv, 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="order.csv"',
        'Cache-Control': 'no-store',
      })
    } catch (error) {
      if (isRefusal(error, 401) || isRefusal(error, 404)) return c.notFound()
      throw error
    }
  })
