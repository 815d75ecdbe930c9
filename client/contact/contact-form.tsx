import { contactLengths } from '../../domain/validation/contact.ts'
import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { type FormField, FormFields } from '../ui/field/form-fields.tsx'
import { FormAlert } from '../ui/field/form-alert.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { ContactConsent } from './contact-consent.tsx'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  values: FieldValues
  errors: FieldErrors
  /** A native post has succeeded. */
  sent: boolean
}

const fields: readonly FormField[] = [
  {
    name: 'name',
    label: 'contact.name',
    autoComplete: 'name',
    maxLength: contactLengths.name,
    required: true,
  },
  {
    name: 'email',
    label: 'contact.email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: contactLengths.email,
    required: true,
  },
  {
    name: 'phone',
    label: 'contact.phone',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: contactLengths.phone,
  },
  {
    name: 'orderCode',
    label: 'contact.orderCode',
    autoComplete: 'off',
    maxLength: contactLengths.orderCode,
  },
  {
    name: 'subject',
    label: 'contact.subject',
    autoComplete: 'off',
    maxLength: contactLengths.subject,
  },
]

/** Contact form; the sender gets a copy by email. */
export function ContactForm({ values, errors: first, sent: wasSent }: ContactFormProps) {
  const { text } = useShop()
  const { busy, errors, formProps, sent } = useContactForm(first, wasSent)
  if (sent) return <Notice kind="success" role="status" title={sent} />
  return (
    <form {...formProps} className="contact-form">
      <FormAlert errors={errors} />
      <FormFields fields={fields} values={values} errors={errors} />
      <TextareaField
        name="message"
        label={text('contact.message')}
        rows={7}
        maxLength={contactLengths.message}
        required
        defaultValue={values['message']}
        error={errors['message']}
      />
      {/* Honeypot: hidden from people, filled in by bots. */}
      <div className="contact-form__trap" aria-hidden="true">
        <label>
          {text('contact.website')}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <ContactConsent checked={Boolean(values['consent'])} error={errors['consent']} />
      <Button type="submit" variant="primary" size="large" icon="mail" busy={busy}>
        {text('contact.submit')}
      </Button>
    </form>
  )
}
