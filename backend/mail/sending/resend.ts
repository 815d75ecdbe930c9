import { encodeBase64 } from 'hono/utils/encode'
import * as z from 'zod'
import type { Delivery, MailTransport, OutgoingMail } from './mail-transport.ts'

const timeout = 10_000

const Accepted = z.object({ id: z.string() })
const Problem = z.object({ name: z.string().optional(), message: z.string().optional() })

interface Options {
  key: string
  /** `https://api.resend.com`, or a compatible one. */
  url: string
}

/** Resend's API over HTTP: POST /emails with an idempotency key. */
export function resend({ key, url }: Options): MailTransport {
  return {
    name: 'resend',
    async send(mail) {
      try {
        const response = await fetch(`${url}/emails`, {
          method: 'POST',
          // Following a redirect would leak the key.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
          headers: {
            Authorization: `Bearer ${key}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': mail.id,
          },
          body: JSON.stringify(bodyOf(mail)),
        })
        return await deliveryOf(response)
      } catch (error) {
        // It may have been accepted: the idempotency key prevents a duplicate.
        return { outcome: 'retry', reason: String(error) }
      }
    },
  }
}

function bodyOf({ from, to, replyTo, subject, html, text, headers, attachments }: OutgoingMail) {
  return {
    from: `"${from.name.replaceAll(/["\\]/g, '')}" <${from.email}>`,
    to: [to],
    ...(replyTo && { reply_to: replyTo }),
    subject,
    html,
    text,
    headers,
    attachments: attachments.map(({ name, contentType, content, cid }) => ({
      filename: name,
      content: encodeBase64(content.buffer),
      content_type: contentType,
      ...(cid && { content_id: cid }),
    })),
  }
}

async function deliveryOf(response: Response): Promise<Delivery> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const accepted = Accepted.safeParse(body)
    return accepted.success
      ? { outcome: 'accepted', providerId: accepted.data.id }
      : { outcome: 'retry', reason: `${response.status} without an id` }
  }
  const { name = '', message = '' } = Problem.safeParse(body).data ?? {}
  const reason = `${response.status} ${name} ${message}`.trim().slice(0, 300)
  // The key was used with another body: attachments are regenerated, and an earlier attempt was
  // accepted.
  if (name === 'invalid_idempotent_request') return { outcome: 'accepted', providerId: '' }
  if (isTransient(response.status, name)) {
    return { outcome: 'retry', reason, ...afterOf(response.headers.get('Retry-After')) }
  }
  return { outcome: 'refused', reason }
}

/** Of the sender, not of the email. */
const configurationErrors = ['invalid_from_address', 'invalid_access', 'invalid_region']

/**
 * Redirects, a wrong key or sender and exhausted quotas are configuration errors: emails are
 * retried, not lost.
 */
function isTransient(status: number, name: string): boolean {
  return (
    status < 400 ||
    status >= 500 ||
    [401, 403, 404, 405, 408, 425, 429, 451].includes(status) ||
    name === 'concurrent_idempotent_requests' ||
    configurationErrors.includes(name)
  )
}

function afterOf(header: string | null): { afterSeconds?: number } {
  const seconds = Number(header)
  return header && seconds > 0 ? { afterSeconds: Math.min(seconds, 3600) } : {}
}
