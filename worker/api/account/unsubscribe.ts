import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { rateLimitText } from '../form/form-answer.ts'
import { readFields } from '../form/read-fields.ts'
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'

type Purpose = 'unsubscribe' | 'unwatch'
type Outcome = Pick<UserActivateProps, 'state' | 'token' | 'message'> & {
  status: 200 | 404 | 422 | 429 | 503
}

const doneTitles: Record<Purpose, TextKey> = {
  unsubscribe: 'activation.unsubscribe.doneTitle',
  unwatch: 'activation.unwatch.doneTitle',
}

/**
 * Ends a newsletter subscription or a product watch by the token of an email. Works without
 * JavaScript.
 */
export const unsubscribeApi = new Hono<AppEnv>()
  .post('/newsletter/unsubscribe', (c) =>
    end(c, 'unsubscribe', (token) => privateStore(c).unsubscribeNewsletter(token)),
  )
  .post('/watchers/unsubscribe', (c) =>
    end(c, 'unwatch', (token) => privateStore(c).unwatchVariant(token)),
  )

async function end(
  c: Context<AppEnv>,
  purpose: Purpose,
  call: (token: string) => Promise<void>,
): Promise<Response> {
  const { fields } = await readFields(c)
  const { locale } = c.var.context
  const text = await textOf(c.var.context)
  const { status, ...props } = await tryToEnd(fields['token'] ?? '', call, text)
  return renderScreen(c, {
    screen: 'user-activate',
    props: { purpose, ...props },
    head: privateHead(
      text(props.state === 'confirmed' ? doneTitles[purpose] : 'activation.failedTitle'),
    ),
    status,
    url: routesOf(locale).userActivate(),
  })
}

async function tryToEnd(
  token: string,
  call: (token: string) => Promise<void>,
  text: Awaited<ReturnType<typeof textOf>>,
): Promise<Outcome> {
  if (!token)
    return { status: 404, state: 'refused', token: '', message: text('activation.broken') }
  try {
    await call(token)
    return { status: 200, state: 'confirmed', token: '', message: '' }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    // The token may still be valid, so the button stays.
    if (error.status === 429)
      return { status: 429, state: 'open', token, message: rateLimitText(text, error) }
    if (!error.isRefusal)
      return { status: 503, state: 'open', token, message: text('activation.endFailed') }
    const message = error.errors[0]?.title ?? text('activation.broken')
    return {
      status: error.status === 404 ? 404 : 422,
      state: 'refused',
      token: '',
      message,
    }
  }
}
