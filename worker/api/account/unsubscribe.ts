import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../env.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { readFields } from '../form/read-fields.ts'
import {
  brokenLink,
  confirmedLink,
  failedLink,
  type LinkOutcome,
  renderLinkOutcome,
} from './emailed-link.ts'

type Purpose = 'unsubscribe' | 'unwatch'

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
  const outcome = await tryToEnd(c, fields['token'] ?? '', call)
  const isDone = outcome.state === 'confirmed'
  const title = isDone ? (`activation.${purpose}.doneTitle` as const) : 'activation.failedTitle'
  return renderLinkOutcome(c, purpose, outcome, title)
}

async function tryToEnd(
  c: Context<AppEnv>,
  token: string,
  call: (token: string) => Promise<void>,
): Promise<LinkOutcome> {
  const text = await textOf(c.var.context)
  if (!token) return brokenLink(text)
  try {
    await call(token)
    return confirmedLink()
  } catch (error) {
    return failedLink(text, error, token, 'activation.endFailed')
  }
}
