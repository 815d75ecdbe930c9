import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/store-orders.ts'
import { handleFile } from '../../contract/handle-file.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { readPaging } from '../../request/paging.ts'
import { requireCustomer } from '../account/customer.ts'
import { orderCsv } from './order-csv.ts'
import { orderPictures } from './order-pictures.ts'
import { listOrders, requireOrder } from './customer-orders.ts'
import { zip } from './zip.ts'

export function orderCalls(app: Hono<AppEnv>): void {
  handle(app, contract.getOrders, async ({ db, caller, config, query }) => {
    const { id } = await requireCustomer(db, caller)
    const paging = readPaging(query, { usual: 10, most: 50 })
    const search = query.q?.trim() ?? ''
    const { orders, total } = await listOrders(db, id, { ...paging, search }, config.PAY_URL)
    return { data: orders, meta: paging.metaOf(total) }
  })

  handle(app, contract.getOrder, async ({ db, caller, config, param }) => {
    const { id } = await requireCustomer(db, caller)
    return { data: await requireOrder(db, id, 'id', param('id'), config.PAY_URL) }
  })

  handle(app, contract.getOrderByCode, async ({ db, caller, config, param }) => {
    const { id } = await requireCustomer(db, caller)
    return { data: await requireOrder(db, id, 'code', param('code'), config.PAY_URL) }
  })

  handleFile(app, contract.exportOrderItems, async ({ db, caller, config, param }) => {
    const { id } = await requireCustomer(db, caller)
    const order = await requireOrder(db, id, 'id', param('id'), config.PAY_URL)
    return { name: `order-${order.code}.csv`, content: orderCsv(order, caller.locale) }
  })

  handleFile(app, contract.exportOrderImages, async ({ db, assets, caller, config, param }) => {
    const { id } = await requireCustomer(db, caller)
    const order = await requireOrder(db, id, 'id', param('id'), config.PAY_URL)
    const pictures = await orderPictures(db, assets, order)
    return { name: `order-${order.code}-images.zip`, content: zip(pictures, order.createdAt) }
  })
}
