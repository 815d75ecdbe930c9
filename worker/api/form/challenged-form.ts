import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env.ts'
import { openForm } from '../../request/sealed-form.ts'
import { verifyTurnstile } from '../../upstream/services/verify-turnstile.ts'

export const sealedField = 'sealedForm'
/** Turnstile's field name of its token. */
export const tokenField = 'cf-turnstile-response'

/** Turnstile action: the last segment of the form's path, such as `place` or `reviews`. */
export function challengeAction(path: string): string {
  return (path.split('/').at(-1) ?? '').replaceAll(/[^\w-]/g, '').slice(0, 32)
}

/**
 * Decrypts the form behind a challenge and records the challenge's result for the store calls.
 * @throws HTTPException 400 for a form that is forged or has expired
 */
export async function openChallengedForm(
  c: Context<AppEnv>,
  sent: Record<string, string>,
): Promise<Record<string, string>> {
  const { config } = c.var
  const { path } = c.req
  const sealed = sent[sealedField] ?? ''
  const fields =
    (await openForm(config.SESSION_SECRET, path, sealed)) ??
    (config.FORMER_SESSION_SECRET && (await openForm(config.FORMER_SESSION_SECRET, path, sealed)))
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
