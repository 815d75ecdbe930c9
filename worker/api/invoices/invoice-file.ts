import { Hono } from 'hono'
import { getInvoicePdf, getInvoiceXml } from '../../../domain/contract/store-invoices.ts'
import type { AppEnv } from '../../env.ts'
import { isOrderToken } from '../../loaders/checkout/placed-order.ts'
import { requestFile } from '../../upstream/calls/request-file.ts'
import { visitorUpstreamContext } from '../../upstream/upstream-context.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'

const calls = { pdf: getInvoicePdf, xml: getInvoiceXml }

/**
 * Files of an order's invoices. The order's token is what opens them, as it opens its finished page;
 * nothing on the way may keep a copy.
 */
export const invoiceFile = new Hono<AppEnv>().get(
  '/invoices/:token/:file{[\\w-]+\\.(?:pdf|xml)}',
  async (c) => {
    const { token, file } = c.req.param()
    const [invoice = '', extension] = file.split('.')
    const call = extension === 'xml' ? calls.xml : calls.pdf
    if (!isOrderToken(token)) return c.notFound()
    try {
      const params = { token, invoice }
      const { content, disposition } = await requestFile(visitorUpstreamContext(c), call, params)
      return c.body(await content.arrayBuffer(), 200, {
        'Content-Type': call.contentType,
        'Content-Disposition': disposition,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      })
    } catch (error) {
      if (isRefusal(error, 401) || isRefusal(error, 404)) return c.notFound()
      throw error
    }
  },
)
