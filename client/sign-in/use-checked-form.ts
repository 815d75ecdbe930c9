import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Routes } from '../../domain/routes.ts'
import { errorsByField } from '../../domain/validation/errors-by-field.ts'
import type { FieldErrors } from '../../domain/validation/form-fields.ts'
import { type FormFields, type FormSchema, parseForm } from '../../domain/validation/form.ts'
import { openRedirectModal } from '../layout/modals/redirect-modal-is-open.ts'
import { useShop } from '../shop.tsx'
import { markSignInToOrder } from './identity.ts'
import { failureText } from '../http/failure-text.ts'
import { requireCookies } from '../http/require-cookies.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { sendJson } from '../http/send-json.ts'
import { afterPress } from '../ui/after-press.ts'
import { continueAfterSignIn, readSessionChange, type SessionChange } from './session-change.ts'

export interface CheckedForm {
  action: string
  /** Errors of a native post. */
  errors: FieldErrors
  schema: FormSchema
  /** Normalisation of a field by name; applied on blur. */
  normalise?: Record<string, (value: string) => string>
  /** Signs in, which needs cookies. */
  signsIn?: boolean
  /** Replaces sending the form and following its redirect. */
  onValid?(fields: FormFields): Promise<void>
}

/**
 * A form validated on change and blur (spec §5) and sent as JSON; without JavaScript it is posted
 * natively and answered with the same screen.
 */
export function useCheckedForm(checked: CheckedForm) {
  const { action, errors: first, schema, normalise, signsIn = false, onValid } = checked
  const { routes, text } = useShop()
  const [errors, setErrors] = useState(first)
  const [busy, setBusy] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Own messages replace the browser's native validation from here on.
    if (form.current) form.current.noValidate = true
  }, [])

  function validate(...names: string[]) {
    const found = form.current ? errorsOf(fieldsOf(form.current)) : {}
    setErrors((shown) => {
      const rest = Object.entries(shown).filter(([name]) => !names.includes(name))
      const own = Object.entries(found).filter(([name]) => names.includes(name))
      return Object.fromEntries([...rest, ...own])
    })
  }

  function errorsOf(fields: FormFields): FieldErrors {
    const { errors: keys } = parseForm(schema, fields)
    return Object.fromEntries(Object.entries(keys ?? {}).map(([name, key]) => [name, text(key)]))
  }

  function onBlur({ target }: FocusEvent) {
    if (!isTyped(target) || !target.name) return
    const proper = normalise?.[target.name]
    if (proper) target.value = proper(target.value)
    // An empty field that focus merely passes shows no error.
    if (target.value || errors[target.name]) afterPress(() => validate(target.name))
  }

  function onChange({ target }: FormEvent) {
    if (!isTyped(target)) return
    const again = [target.name, 'passwordConfirmation'].filter((name) => errors[name])
    if (again.length > 0) validate(...again)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const fields = fieldsOf(event.currentTarget)
    const found = errorsOf(fields)
    if (Object.keys(found).length > 0) return show(found)
    setBusy(true)
    setSignedOut(false)
    try {
      if (!onValid) {
        const change = await submitForm(action, fields)
        if (signsIn) requireCookies()
        return await continueAfter(change, routes)
      }
      await onValid(fields)
      setBusy(false)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof RequestFailed)) throw error
      const { errors: refused } = error
      if (refused[0]?.code === 'restricted') openRedirectModal()
      setSignedOut(refused[0]?.code === 'signed_out')
      show(
        refused.length > 0
          ? errorsByField(refused)
          : { '': failureText(error, text) ?? text('form.unavailable') },
      )
    }
  }

  function show(next: FieldErrors) {
    // The alert of the whole form stands above the fields, which may be out of sight.
    flushSync(() => setErrors(next))
    const [name] = Object.keys(next).filter(Boolean)
    const field = name
      ? form.current?.elements.namedItem(name)
      : form.current?.querySelector('[role=alert]')
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    errors,
    busy,
    /** The session has ended; what was typed stays on the page. */
    isSignedOut,
    formProps: { ref: form, action, method: 'post', onBlur, onChange, onSubmit },
  }
}

function submitForm(url: string, body: FormFields): Promise<SessionChange> {
  return sendJson({ method: 'POST', url, body, response: readSessionChange })
}

async function continueAfter(change: SessionChange, routes: Routes): Promise<void> {
  const steps = [routes.checkout(), routes.checkoutMethods(), routes.checkoutInfo()]
  markSignInToOrder(steps.includes(change.redirect))
  await continueAfterSignIn(change)
}

function isTyped(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function fieldsOf(form: HTMLFormElement): FormFields {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}
