import type { Variant } from '../../../domain/product/product.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { useSession } from '../../sign-in/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FormAlert } from '../../ui/field/form-alert.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ProductResponse } from '../../../domain/product/product-response.ts'
import { useProductForm } from './use-product-form.ts'

interface WatcherFormProps {
  variant: Pick<Variant, 'id'>
  /** URL of the page, for native posts. */
  back: string
  response?: ProductResponse | undefined
}

/** Back-in-stock alert for an unavailable variant (spec §7 watchers, UX rule 15). */
export function WatcherForm({ variant, back, response }: WatcherFormProps) {
  const { text } = useShop()
  const { user } = useSession()
  const { done, errors, busy, values, formProps } = useProductForm({
    form: 'watcher',
    action: api.watchers(variant.id),
    fragment: 'watcher',
    response,
  })
  return (
    <section className="watcher" id="watcher" aria-labelledby="watcher-title">
      <h2 className="watcher__title" id="watcher-title">
        {text('details.watcher.title')}
      </h2>
      {done ? (
        <Notice kind="success" role="status" title={done} />
      ) : (
        <form {...formProps} className="watcher__form">
          <FormAlert errors={errors} />
          <input type="hidden" name="back" value={back} />
          <Field
            name="email"
            label={text('details.watcher.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            required
            defaultValue={values['email'] ?? user?.email ?? ''}
            error={errors['email']}
          />
          <Button type="submit" icon="mail" busy={busy}>
            {text('details.watcher.submit')}
          </Button>
          <p className="caption">{text('details.watcher.note')}</p>
        </form>
      )}
    </section>
  )
}
