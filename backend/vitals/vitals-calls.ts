import { html } from 'hono/html'
import type { Hono } from 'hono'
import type { OperatorEnv } from '../operator/operator-call.ts'
import { serveLink } from '../operator/serve-link.ts'
import { AnalyticsFailure } from './query-analytics.ts'
import { operatorPage, operatorResponse } from './operator-page.ts'
import { readFigures } from './read-figures.ts'
import { periods, vitalsPage } from './vitals-page.ts'
import { log } from '../request/log.ts'

/** The page with the metrics of real page views, by a signed link. */
export function vitalsCalls(app: Hono<OperatorEnv>): void {
  app.get('/vitals', (c) =>
    serveLink(c, 'vitals:read', async ({ config, query, now }) => {
      const days = periods.find((period) => String(period) === query.get('days')) ?? 7
      const linkTo = (period: number) => {
        const other = new URLSearchParams(query)
        other.set('days', String(period))
        return `?${other}`
      }
      try {
        const figures = await readFigures(c.env.DB, config, { days, now })
        return await operatorResponse(200, (nonce) => vitalsPage(nonce, { figures, days, linkTo }))
      } catch (error) {
        if (!(error instanceof AnalyticsFailure)) throw error
        log('error', 'analytics-failure', { detail: error.message })
        return operatorResponse(502, (nonce) =>
          operatorPage(
            nonce,
            'No figures at the moment',
            html`<p>Analytics Engine was asked, but ${error.message}.</p>`,
          ),
        )
      }
    }),
  )
}
