import * as z from 'zod'
import type { Delivery, MailTransport } from './mail-transport.ts'

const Failure = z.object({ code: z.string() })

/** Permanent error codes of Cloudflare's Email Service. */
const refusals = new Set([
  'E_VALIDATION_ERROR',
  'E_FIELD_MISSING',
  'E_CONTENT_TOO_LARGE',
  'E_TOO_MANY_RECIPIENTS',
])

/** Cloudflare's Email Service by its binding (`send_email`), which has no idempotency keys. */
export function cloudflareEmail(binding: SendEmail): MailTransport {
  return {
    name: 'cloudflare',
    async send({ from, to, replyTo, subject, html, text, headers, attachments }) {
      try {
        const { messageId } = await binding.send({
          from,
          to,
          ...(replyTo && { replyTo }),
          subject,
          html,
          text,
          headers,
          attachments: attachments.map(({ name, contentType, content, cid }) => {
            const file = { filename: name, type: contentType, content }
            return cid
              ? { ...file, disposition: 'inline' as const, contentId: cid }
              : { ...file, disposition: 'attachment' as const }
          }),
        })
        return { outcome: 'accepted', providerId: messageId }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

function failureOf(error: unknown): Delivery {
  const code = Failure.safeParse(error).data?.code ?? ''
  const reason = `${code} ${String(error)}`.trim().slice(0, 300)
  if (code === 'E_RECIPIENT_SUPPRESSED') return { outcome: 'suppressed', reason }
  return { outcome: refusals.has(code) ? 'refused' : 'retry', reason }
}
