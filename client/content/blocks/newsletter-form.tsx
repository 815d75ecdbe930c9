import { type FormEvent, useRef, useState } from 'react'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { notify } from '../../layout/notices/notifications.ts'
import { failureText } from '../../http/failure-text.ts'
import { readMessage } from '../../http/read-message.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { findMenuItem } from '../../ui/menu-item.ts'
import { ShopLink } from '../../ui/shop-link.tsx'

/**
 * Newsletter sign-up (spec §5, §8); without JavaScript the server answers with a page, which keeps
 * what was `typed`.
 */
export function NewsletterForm({ typed }: { typed?: string | undefined }) {
  const { site, text } = useShop()
  const privacy = findMenuItem(site.menus, 'privacy')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (!email) return notify({ kind: 'danger', text: text('newsletter.emailMissing') })
    setBusy(true)
    try {
      const body = { email, terms: true }
      const { message } = await sendJson({
        method: 'POST',
        url: api.newsletter,
        body,
        response: readMessage,
      })
      notify({ kind: 'success', text: message })
      dispatchEvent(new CustomEvent('newsletter-subscribed'))
      form.current?.reset()
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      const known = error.errors[0]?.title ?? failureText(error, text)
      notify({ kind: 'danger', text: known ?? text('newsletter.error') })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="newsletter-form"
      action={api.newsletter}
      method="post"
      noValidate
      onSubmit={onSubmit}
    >
      <input type="hidden" name="terms" value="1" />
      <Field
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        label={text('newsletter.email')}
        defaultValue={typed}
        {...(typed !== undefined && { autoFocus: true })}
      />
      <Button type="submit" busy={busy}>
        {text('newsletter.submit')}
      </Button>
      <p className="newsletter-form__note">
        {text('newsletter.note')}{' '}
        {privacy && <ShopLink link={privacy.link}>{privacy.title}</ShopLink>}
      </p>
    </form>
  )
}
