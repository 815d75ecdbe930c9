import type { FormEvent } from 'react'
import { api } from '../../../domain/api.ts'

interface PreferenceFormProps {
  /** Page to return to. */
  url: string
  name: 'currency' | 'display_vat' | 'display_both_prices'
  label: string
  chosen: string
  choices: readonly { value: string; title: string }[]
}

/** One button per value. The page reloads, because prices are in its HTML. */
export function PreferenceForm({ url, name, label, chosen, choices }: PreferenceFormProps) {
  function returnToCurrentPage(event: FormEvent<HTMLFormElement>) {
    const { redirect } = event.currentTarget
    if (redirect instanceof HTMLInputElement) redirect.value = location.pathname + location.search
  }
  return (
    <form
      className="preference-form"
      method="post"
      action={api.preferences}
      onSubmit={returnToCurrentPage}
    >
      <fieldset className="preference-form__choices">
        <legend className="preference-form__label">{label}</legend>
        <input type="hidden" name="redirect" defaultValue={url} />
        {choices.map(({ value, title }) => (
          <button
            key={value}
            className="preference-form__choice"
            name={name}
            value={value}
            aria-pressed={value === chosen}
          >
            {title}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
