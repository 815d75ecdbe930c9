import type { RefObject } from 'react'
import { checkoutFields } from '../../../domain/checkout/checkout-form.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SessionEnded } from '../session-ended.tsx'
import { fieldLabels } from './field-labels.ts'

interface ErrorSummaryProps {
  errors: FieldErrors
  box: RefObject<HTMLDivElement | null>
  onGo: (name: string) => void
}

/** Form-level errors, and links to the fields with errors. */
export function ErrorSummary({ errors, box, onGo }: ErrorSummaryProps) {
  const { text } = useShop()
  const wrong = checkoutFields.filter((name) => errors[name])
  const { '': whole, session } = errors
  if (wrong.length === 0 && !whole && !session) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="checkout__problem"
      id="errors"
      {...(wrong.length === 0 && { autoFocus: true })}
    >
      <Notice
        kind="danger"
        role="alert"
        title={wrong.length > 0 ? text.count('checkout.errors', wrong.length) : undefined}
      >
        <SessionEnded from="info" error={session} />
        {whole && (
          <p>
            {whole} <a href="#order-review">{text('checkout.review')}</a>
          </p>
        )}
        {wrong.length > 0 && (
          <ul className="error-list">
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#field-${name}`}
                  onClick={(event) => {
                    event.preventDefault()
                    onGo(name)
                  }}
                >
                  {name === 'terms' ? errors[name] : `${text(fieldLabels[name])}: ${errors[name]}`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
