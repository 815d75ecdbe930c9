import { type Context, Hono } from 'hono'
import type { TextKey } from '../../../client/i18n/text.ts'
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
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'

const titles = {
  sent: 'activation.title',
  open: 'activation.title',
  confirmed: 'activation.doneTitle',
  used: 'activation.usedTitle',
  refused: 'activation.failedTitle',
} as const satisfies Record<UserActivateProps['state'], TextKey>

/**
 * Confirms a subscription (spec §2 user-activate) and renders the result. Works without JavaScript.
 */
export const newsletterActivationApi = new Hono<AppEnv>().post(
  '/newsletter/activate',
  async (c) => {
    const { fields } = await readFields(c)
    const outcome = await activate(c, fields['token'] ?? '')
    return renderLinkOutcome(c, 'newsletter', outcome, titles[outcome.state])
  },
)

async function activate(c: Context<AppEnv>, token: string): Promise<LinkOutcome> {
  const text = await textOf(c.var.context)
  if (!token) return brokenLink(text)
  try {
    return confirmedLink((await privateStore(c).activateNewsletter(token)).email)
  } catch (error) {
    return failedLink(text, error, token, 'activation.unavailable')
  }
}
