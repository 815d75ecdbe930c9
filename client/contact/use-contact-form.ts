import { useEffect, useState } from 'react'
import { api } from '../../domain/api.ts'
import type { User } from '../../domain/account/user.ts'
import type { FieldErrors } from '../../domain/validation/form-fields.ts'
import { contactForm } from '../../domain/validation/contact.ts'
import { useShop } from '../shop.tsx'
import { readMessage } from '../http/read-message.ts'
import { sendJson } from '../http/send-json.ts'
import { useSession } from '../sign-in/use-session.ts'
import { useCheckedForm } from '../sign-in/use-checked-form.ts'

/** Sent in place and thanked for; what is known of a customer is filled in. */
export function useContactForm(errors: FieldErrors, wasSent: boolean) {
  const { context, text } = useShop()
  const { user } = useSession()
  const [sent, setSent] = useState(wasSent ? text('contact.sent') : '')
  const checked = useCheckedForm({
    action: api.contact,
    errors,
    schema: contactForm(context.country),
    async onValid(body) {
      const request = { method: 'POST', url: api.contact, body, answer: readMessage } as const
      setSent((await sendJson(request)).message)
    },
  })
  const form = checked.formProps.ref
  useEffect(() => {
    if (form.current && user) fillIn(form.current, user)
  }, [form, user])
  return { ...checked, sent }
}

/** Where nothing has been typed yet. */
function fillIn(form: HTMLFormElement, { firstName, lastName, email, phone }: User) {
  const known = { name: `${firstName} ${lastName}`.trim(), email, phone }
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value ||= value
  }
}
