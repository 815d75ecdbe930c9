import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../../domain/api.ts'
import type { User } from '../../../domain/account/user.ts'
import { checkContact } from '../../../domain/validation/contact.ts'
import type { FieldErrors } from '../../form.ts'
import { useShop } from '../../shop.tsx'
import { readMessage } from '../../state/read-message.ts'
import { RequestFailed } from '../../state/request-failed.ts'
import { sendJson } from '../../state/send-json.ts'
import { useSession } from '../../state/use-session.ts'
import { afterPress } from '../ui/after-press.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** Checked on change and blur (spec §5) and sent in place; without script the browser posts it. */
export function useContactForm(first: FieldErrors, wasSent: boolean) {
  const { context, text } = useShop()
  const { user } = useSession()
  const [errors, setErrors] = useState(first)
  const [sent, setSent] = useState(wasSent ? text('contact.sent') : '')
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Our messages stand beside the fields; until here the browser's own did the work.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (form.current && user) fillIn(form.current, user)
  }, [user])

  function wrongIn(fields: HTMLFormElement): FieldErrors {
    const verdicts = Object.entries(checkContact(fieldsOf(fields), context.country))
    return Object.fromEntries(verdicts.map(([name, key]) => [name, text(key)]))
  }

  function judge(name: string) {
    const wrong = form.current ? wrongIn(form.current)[name] : undefined
    setErrors((shown) => {
      const rest = Object.entries(shown).filter(([field]) => field !== name)
      return Object.fromEntries(wrong ? [...rest, [name, wrong]] : rest)
    })
  }

  function onBlur({ target }: FocusEvent) {
    // Who merely passes an empty field on the way is not told off.
    if (isTyped(target) && (target.value || errors[target.name]))
      afterPress(() => judge(target.name))
  }

  function onChange({ target }: FormEvent) {
    if (isTyped(target) && errors[target.name]) judge(target.name)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const wrong = wrongIn(event.currentTarget)
    if (Object.keys(wrong).length > 0) return show(wrong)
    setBusy(true)
    try {
      const body = fieldsOf(event.currentTarget)
      const asked = { method: 'POST', url: api.contact, body, answer: readMessage } as const
      setSent((await sendJson(asked)).message)
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      const told = error.errors.map(({ field = '', title }) => [field, title] as const)
      show(told.length > 0 ? Object.fromEntries(told) : { '': text('form.unavailable') })
    } finally {
      setBusy(false)
    }
  }

  function show(next: FieldErrors) {
    setErrors(next)
    const [name] = Object.keys(next).filter(Boolean)
    const field = name && form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    errors,
    busy,
    sent,
    formProps: { ref: form, action: api.contact, method: 'post', onBlur, onChange, onSubmit },
  }
}

function isTyped(target: EventTarget): target is Typed {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** What is known of a customer, where nothing has been typed yet. */
function fillIn(form: HTMLFormElement, { firstName, lastName, email, phone }: User) {
  const known = { name: `${firstName} ${lastName}`.trim(), email, phone }
  for (const [name, value] of Object.entries(known)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value ||= value
  }
}
