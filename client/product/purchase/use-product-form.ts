import { type FormEvent, useState } from 'react'
import { errorsByField } from '../../../domain/validation/errors-by-field.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { failureText } from '../../http/failure-text.ts'
import { readMessage } from '../../http/read-message.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'
import type { ProductResponse } from '../../../domain/product/product-response.ts'

interface ProductForm {
  form: ProductResponse['form']
  action: string
  /** Fragment that a native post returns to. */
  fragment: string
  response?: ProductResponse | undefined
  onDone?: () => void
}

/**
 * A form of the product page: submitted in place, or natively with the page as the response (spec
 * §8).
 */
export function useProductForm({ form, action, fragment, response, onDone }: ProductForm) {
  const { text } = useShop()
  const own = response?.form === form ? response : undefined
  const [done, setDone] = useState(own?.done ?? '')
  const [errors, setErrors] = useState<FieldErrors>(own?.errors ?? {})
  const [busy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { elements } = event.currentTarget
    const body = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    try {
      const { message } = await sendJson({
        method: 'POST',
        url: action,
        body,
        response: readMessage,
      })
      setErrors({})
      setDone(message)
      onDone?.()
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error
      const refused = errorsByField(error.errors)
      setErrors(
        error.errors[0] ? refused : { '': failureText(error, text) ?? text('details.failed') },
      )
      focusFirst(elements, refused)
    } finally {
      setBusy(false)
    }
  }

  return {
    done,
    errors,
    busy,
    values: own?.values ?? {},
    formProps: { action: `${action}#${fragment}`, method: 'post', onSubmit },
  }
}

function focusFirst(elements: HTMLFormControlsCollection, errors: FieldErrors) {
  const found = elements.namedItem(Object.keys(errors).find(Boolean) ?? '')
  const field = found instanceof RadioNodeList ? found[0] : found
  if (field instanceof HTMLElement) field.focus()
}
