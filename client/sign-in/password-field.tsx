import { type InputHTMLAttributes, useId, useState } from 'react'
import { useShop } from '../shop.tsx'
import { describedBy, type FieldBase, FieldFrame } from '../ui/field/field-frame.tsx'

type PasswordFieldProps = FieldBase &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required' | 'id' | 'type'>

/** A password field with a show/hide toggle. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { text } = useShop()
  const id = useId()
  const [visible, setVisible] = useState(false)
  return (
    <FieldFrame id={id} label={label} required={input.required ?? false} hint={hint} error={error}>
      <span className="password">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type={visible ? 'text' : 'password'}
          className="input password__input"
        />
        <button
          type="button"
          className="password__toggle needs-script"
          aria-label={text(visible ? 'account.passwordHide' : 'account.passwordShow')}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          {text(visible ? 'account.hide' : 'account.show')}
        </button>
      </span>
    </FieldFrame>
  )
}
