import { Hono } from 'hono'
import { getInvoicePdf, getInvoiceXml } from '../../../domain/contract/store-invoices.ts'
import type { AppEnv } from '../../env.ts'
import { isOrderToken } from '../../loaders/checkout/placed-order.ts'
import { forwardFile } from './forward-file.ts'

/** Invoice files of an order. The order's token authorises them, as it does the finished page. */
export const invoiceFile = new Hono<AppEnv>().get(
  '/invoices/:token/:file{[\\w-]+\\.(?:pdf|xml)}',
  (c) => {
    const { token, file } = c.req.param()
    const [invoice = '', extension] = file.split('.')
    if (!isOrderToken(token)) return c.notFound()
    const call = extension === 'xml' ? getInvoiceXml : getInvoicePdf
    return forwardFile(c, call, { token, invoice })
  },
)
