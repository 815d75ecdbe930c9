import { contactLengths } from '../../domain/validation/contact.ts'
import type { FieldErrors, FieldValues } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { ContactConsent } from './contact-consent.tsx'
import { useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  values: FieldValues
  errors: FieldErrors
  /** A post without script has been taken. */
  sent: boolean
}

/** A message to the shop; its sender gets a copy by mail. */
export function ContactForm({ values, errors: first, sent: wasSent }: ContactFormProps) {
  const { text } = useShop()
  const { busy, errors, formProps, sent } = useContactForm(first, wasSent)
  if (sent) return <Notice kind="success" role="status" title={sent} />
  return (
    <form {...formProps} className="contact-form">
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      <Field
        name="name"
        label={text('contact.name')}
        autoComplete="name"
        maxLength={contactLengths.name}
        required
        defaultValue={values['name']}
        error={errors['name']}
      />
      <Field
        name="email"
        label={text('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={contactLengths.email}
        required
        defaultValue={values['email']}
        error={errors['email']}
      />
      <Field
        name="phone"
        label={text('contact.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={contactLengths.phone}
        defaultValue={values['phone']}
        error={errors['phone']}
      />
      <Field
        name="orderCode"
        label={text('contact.orderCode')}
        autoComplete="off"
        maxLength={contactLengths.orderCode}
        defaultValue={values['orderCode']}
        error={errors['orderCode']}
      />
      <Field
        name="subject"
        label={text('contact.subject')}
        autoComplete="off"
        maxLength={contactLengths.subject}
        defaultValue={values['subject']}
        error={errors['subject']}
      />
      <TextareaField
        name="message"
        label={text('contact.message')}
        rows={7}
        maxLength={contactLengths.message}
        required
        defaultValue={values['message']}
        error={errors['message']}
      />
      {/* What people do not see and machines fill in. */}
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
