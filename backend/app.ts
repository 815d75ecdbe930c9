import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { challengeHeader } from '../domain/contract/headers.ts'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { cdn } from './cdn/cdn.ts'
import { cms } from './cms/cms.ts'
import type { AppEnv } from './contract/handle.ts'
import { Refusal, notFound } from './contract/refusal.ts'
import { pingDatabase } from './health/check-database.ts'
import { sendWrittenMails } from './jobs/written-mails.ts'
import { outbox } from './mail/outbox.ts'
import { operator } from './operator/operator.ts'
import { OperatorProblem, unexpectedProblem } from './operator/operator-problem.ts'
import { pay } from './pay/pay.ts'
import { readCaller } from './request/caller.ts'
import { requestIdOf } from './request/request-id.ts'
import { requireStorefront } from './request/require-storefront.ts'
import { store } from './store/store.ts'
import { vitals } from './vitals/vitals.ts'
import { log, logWithRequest } from './request/log.ts'

const maxBody = 256 * 1024
/** Body limit of the operator API: import rows are sent in bulk. */
const maxOperatorBody = 1024 * 1024

const usual = limitBody(maxBody, () => {
  throw new Refusal(413, { key: 'tooLarge', code: 'too_large' })
})
const ofOperator = limitBody(maxOperatorBody, (c) =>
  new OperatorProblem(413, 'too_large', 'The body is over 1 MB: send less at once.').toResponse(
    requestIdOf(c.req.raw),
  ),
)

export const app = new Hono<AppEnv>()

app.use(logWithRequest())
app.use(sendWrittenMails())
app.use((c, next) => (isOperatorCall(c) ? ofOperator : usual)(c, next))
app.use(async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
})

// Pictures and documents are public, also under an origin of their own (CDN_URL).
app.use('/cms/*', requireStorefront())
app.use('/store/*', requireStorefront())
app.use('/outbox/*', requireStorefront())
app.use('/pay/*', requireStorefront())
app.use('/operator/*', requireStorefront())
app.use('/vitals', requireStorefront())
app.use('/health', requireStorefront())

app.route('/cms', cms)
app.route('/store', store)
app.route('/cdn', cdn)
app.route('/outbox', outbox)
app.route('/pay', pay)
app.route('/operator', operator)
app.route('/vitals', vitals)
app.get('/health', async (c) => c.body(null, (await pingDatabase(c.env.DB)) ? 204 : 503))

app.notFound(() => {
  throw notFound()
})

app.onError((error, c) => {
  const { locale } = readCaller(c.req.raw.headers)
  if (error instanceof Refusal) {
    const status: ContentfulStatusCode = error.status
    if (error.retryAfter !== null) c.header('Retry-After', String(error.retryAfter))
    if (error.isLiftedByChallenge) c.header(challengeHeader, '1')
    return c.json({ errors: error.errors(locale) }, status)
  }
  // The route's pattern, not the path: ids, tokens and searches stay out of the log. So do query
  // values, which Drizzle includes in its own error around the database's.
  const { name, message } = error.cause instanceof Error ? error.cause : error
  log('error', 'request-failure', {
    call: `${c.req.method} ${c.req.routePath}`,
    error: name,
    detail: message,
  })
  if (isOperatorCall(c)) return unexpectedProblem().toResponse(requestIdOf(c.req.raw))
  const unexpected = new Refusal(500, { key: 'internal', code: 'internal' })
  return c.json({ errors: unexpected.errors(locale) }, 500)
})

/** The operator API has a form of errors of its own: RFC 9457. */
function isOperatorCall(c: Context): boolean {
  return c.req.path.startsWith('/operator/')
}

function limitBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler<AppEnv> {
  return bodyLimit({ maxSize, onError })
}
