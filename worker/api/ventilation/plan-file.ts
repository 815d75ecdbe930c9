import { Hono } from 'hono'
import { createFormat } from '../../../client/i18n/format.ts'
import { planSheet } from '../../../client/ventilation/planner/plan-sheet.ts'
import { drawSheet } from '../../../domain/contract/documents/store-sheets.ts'
import { routesOf } from '../../../domain/routes.ts'
import { planInputOf } from '../../../domain/ventilation/planner/plan-input.ts'
import { hasScreen } from '../../../domain/verticals.ts'
import type { AppEnv } from '../../env.ts'
import { canonicalQuery } from '../../request/query.ts'
import { textOf } from '../../texts.ts'
import { requestStoreOrAsGuest } from '../../upstream/calls/request-store.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import { marketOf } from '../../ventilation/market-of.ts'
import { planDwelling } from '../../ventilation/plan-dwelling.ts'

/** The plan of a URL as PDF; an invalid one redirects to its page, which gives the reason. */
export const planFile = new Hono<AppEnv>().get('/plan.pdf', async (c) => {
  const { context } = c.var
  if (!hasScreen(c.var.config.VERTICAL, 'planner')) return c.notFound()
  const query = canonicalQuery(new URL(c.req.url).searchParams, 'planner')
  const page = `${routesOf(context.locale).planner()}?${query}`
  const input = planInputOf(query)
  const reads = publicReads(c)
  const shown = await planDwelling(reads, input, marketOf(context.country))
  if ('obstacle' in shown) return c.redirect(page, 303)
  await countRateLimited(c, 'plan')
  const [text, currencies] = await Promise.all([textOf(context), reads.currencies()])
  const format = createFormat(context, context.currency, currencies)
  const { netPrices } = context
  const body = planSheet(shown, context.origin + page, { text, format, netPrices })
  try {
    const { data } = await requestStoreOrAsGuest(c, drawSheet, { body })
    const bytes = Uint8Array.from(atob(data.pdf), (sign) => sign.charCodeAt(0))
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="plan.pdf"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    })
  } catch (error) {
    // The store has no PDF service; the browser can print the page.
    if (isRefusal(error, 404)) return c.notFound()
    throw error
  }
})
