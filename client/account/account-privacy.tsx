import { accountApi } from '../../domain/account/account-api.ts'
import type { FieldErrors } from '../../domain/validation/form-fields.ts'
import { useShop } from '../shop.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CheckboxField } from '../ui/field/checkbox-field.tsx'
import { Field } from '../ui/field/field.tsx'
import { FormAlert } from '../ui/field/form-alert.tsx'

/**
 * Exports personal data and deletes the account. A native form post, so that nothing of the
 * signed-in page stays in memory.
 */
export function AccountPrivacy({ errors }: { errors: FieldErrors }) {
  const { text } = useShop()
  return (
    <>
      <section className="customer__section no-print" aria-labelledby="export">
        <h2 id="export">{text('customer.privacy.exportTitle')}</h2>
        <p>{text('customer.privacy.exportLead')}</p>
        <p className="customer__actions">
          <ButtonLink href={accountApi.userExport} download data-prefetch="no" icon="download">
            {text('customer.privacy.export')}
          </ButtonLink>
        </p>
      </section>
      <section className="customer__section no-print" aria-labelledby="delete">
        <h2 id="delete">{text('customer.privacy.deleteTitle')}</h2>
        <details open={Object.keys(errors).length > 0} className="customer__details">
          <summary>{text('customer.privacy.deleteOpen')}</summary>
          <form method="post" action={accountApi.userDelete} className="customer__form">
            <FormAlert errors={errors} />
            <p>{text('customer.privacy.deleteGone')}</p>
            <p>{text('customer.privacy.deleteStays')}</p>
            <Field
              label={text('account.password')}
              type="password"
              name="deletePassword"
              autoComplete="current-password"
              required
              error={errors['deletePassword']}
            />
            <CheckboxField
              label={text('customer.privacy.deleteConfirm')}
              name="deleteConfirmed"
              value="1"
              required
              error={errors['deleteConfirmed']}
            />
            <p className="customer__actions">
              <Button type="submit" variant="danger" icon="trash-2">
                {text('customer.privacy.delete')}
              </Button>
            </p>
          </form>
        </details>
      </section>
    </>
  )
}
