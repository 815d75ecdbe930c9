import { useEffect, useState } from 'react'
import { contactApi } from '../../domain/content/contact-api.ts'
import type { User } from '../../domain/account/user.ts'
import type { FieldErrors } from '../../domain/validation/form-fields.ts'
import { contactForm } from '../../domain/validation/contact.ts'
import { useShop } from '../shop.tsx'
import { readMessage } from '../http/read-message.ts'
import { sendJson } from '../http/send-json.ts'
import { useSession } from '../sign-in/use-session.ts'
import { useCheckedForm } from '../sign-in/use-checked-form.ts'

/** Submits in place with a confirmation; prefilled with the customer's data. */
export function useContactForm(errors: FieldErrors, wasSent: boolean) {
  const { context, text } = useShop()
  const { user } = useSession()
  const [sent, setSent] = useState(wasSent ? text('contact.sent') : '')
  const checked = useCheckedForm({
    action: contactApi.contact,
    errors,
    schema: contactForm(context.country),
    async onValid(body) {
      const request = {
        method: 'POST',
        url: contactApi.contact,
        body,
        response: readMessage,
      } as const
      setSent((await sendJson(request)).message)
    },
  })
  const form = checked.formProps.ref
  useEffect(() => {
    if (form.current && user) fillIn(form.current, user)
  }, [form, user])
  return { ...checked, sent }
}

/** Untouched fields only. */
function fillIn(form: HTMLFormElement, { firstName, lastName, email, phone }: User) {
  const known = { name: `${firstName} ${lastName}`.trim(), email, phone }
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value ||= value
  }
}
