import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env.ts'
import { openForm } from '../../request/sealed-form.ts'
import { verifyTurnstile } from '../../upstream/services/verify-turnstile.ts'

export const sealedField = 'sealedForm'
/** Turnstile's own name for its token. */
export const tokenField = 'cf-turnstile-response'

/** What the widget is shown for: the last part of the form's path, `place` or `reviews`. */
export function challengeAction(path: string): string {
  return (path.split('/').at(-1) ?? '').replaceAll(/[^\w-]/g, '').slice(0, 32)
}

/**
 * The form that came with a challenge, as it was filled in; how the challenge went is noted for the
 * calls that carry the form out.
 * @throws HTTPException 400 for a form that is forged or older than its page is good for
 */
export async function openChallengedForm(
  c: Context<AppEnv>,
  sent: Record<string, string>,
): Promise<Record<string, string>> {
  const { config } = c.var
  const { path } = c.req
  const fields = await openForm(config.SESSION_SECRET, path, sent[sealedField] ?? '')
  if (!fields) throw new HTTPException(400, { message: 'The form is too old' })
  const outcome = config.TURNSTILE_SITE_KEY
    ? await verifyTurnstile({
        url: config.TURNSTILE_URL,
        secret: config.TURNSTILE_SECRET_KEY,
        token: sent[tokenField] ?? '',
        action: challengeAction(path),
        hostname: new URL(c.req.url).hostname,
      })
    : 'unavailable'
  c.set('challenge', outcome)
  return fields
}
