import type { Context } from 'hono'
import type { TextKey, Text } from '../../../client/i18n/text.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'
import type { AppEnv } from '../../env.ts'
import { privateHead } from '../../loaders/head.ts'
import { renderScreen } from '../../pages.ts'
import { textOf } from '../../texts.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { rateLimitText } from '../form/form-response.ts'

/** Result of the action behind an emailed link. */
export interface LinkOutcome extends Omit<UserActivateProps, 'purpose'> {
  status: 200 | 404 | 422 | 429 | 503
}

export function confirmedLink(message = ''): LinkOutcome {
  return { status: 200, state: 'confirmed', token: '', message }
}

/** A link without its token. */
export function brokenLink(text: Text): LinkOutcome {
  return { status: 404, state: 'refused', token: '', message: text('activation.broken') }
}

/**
 * Why the action failed. While the token may still be valid, the button stays; `unavailable`: the
 * text of an outage. @throws everything but an UpstreamError
 */
export function failedLink(
  text: Text,
  error: unknown,
  token: string,
  unavailable: TextKey,
): LinkOutcome {
  if (!(error instanceof UpstreamError)) throw error
  if (!error.isRefusal) return { status: 503, state: 'open', token, message: text(unavailable) }
  if (error.status === 429)
    return { status: 429, state: 'open', token, message: rateLimitText(text, error) }
  const [{ title: message, code } = { title: text('activation.broken') }] = error.errors
  const state = code === 'used' ? 'used' : 'refused'
  return { status: error.status === 404 ? 404 : 422, state, token: '', message }
}

export async function renderLinkOutcome(
  c: Context<AppEnv>,
  purpose: UserActivateProps['purpose'],
  { status, ...props }: LinkOutcome,
  title: TextKey,
): Promise<Response> {
  const text = await textOf(c.var.context)
  return renderScreen(c, {
    screen: 'user-activate',
    props: { purpose, ...props },
    head: privateHead(text(title)),
    status,
    url: routesOf(c.var.context.locale).userActivate(),
  })
}
