import type { Config, Env } from '../../env.ts'
import { cloudflareEmail } from './cloudflare-email.ts'
import type { MailTransport } from './mail-transport.ts'
import { resend } from './resend.ts'

/** The configured transport; null if emails stay in the outbox. */
export function findTransport(env: Env, config: Config): MailTransport | null {
  const { MAIL_FROM, RESEND_API_KEY, MAIL_API_URL } = config
  if (!MAIL_FROM) return null
  if (RESEND_API_KEY) return resend({ key: RESEND_API_KEY, url: MAIL_API_URL })
  return env.EMAIL ? cloudflareEmail(env.EMAIL) : null
}
