import { useEffect } from 'react'
import { api } from '../../domain/api.ts'
import type { User } from '../../domain/account/user.ts'
import { useShop } from '../shop.tsx'
import { useSession } from '../sign-in/use-session.ts'
import type { ProductResponse } from '../../domain/product/product-response.ts'
import { useProductForm } from '../product/purchase/use-product-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { FormAlert } from '../ui/field/form-alert.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { StarChoice } from './star-choice.tsx'

interface ReviewFormProps {
  productId: string
  /** URL of the page, for native posts. */
  back: string
  response?: ProductResponse | undefined
  onDone(): void
}

/** Review form (spec §7, §8); a customer's name is optional. */
export function ReviewForm({ productId, back, response, onDone }: ReviewFormProps) {
  const { text } = useShop()
  const { user, loaded, refresh } = useSession()
  const { done, errors, busy, values, formProps } = useProductForm({
    form: 'review',
    action: api.reviews(productId),
    fragment: 'review-form',
    response,
    onDone,
  })
  const isSignedOut = user !== null && Boolean(errors['email'])
  useEffect(() => {
    // The session has ended since: a guest's field is needed.
    if (isSignedOut) void refresh()
  }, [isSignedOut, refresh])
  if (done) return <Notice kind="success" role="status" title={done} />
  return (
    <form {...formProps} className="review-form">
      <FormAlert errors={errors} />
      <input type="hidden" name="back" value={back} />
      <StarChoice chosen={values['rating']} error={errors['rating']} />
      <TextareaField
        name="text"
        label={text('details.reviews.text')}
        hint={text('details.reviews.textHint')}
        rows={5}
        maxLength={3000}
        required
        defaultValue={values['text']}
        error={errors['text']}
      />
      <Field
        name="author"
        label={text('details.reviews.author')}
        maxLength={60}
        autoComplete="nickname"
        required
        defaultValue={values['author'] ?? shortName(user)}
        error={errors['author']}
      />
      {!user && (
        <Field
          name="email"
          label={text('details.reviews.email')}
          hint={text('details.reviews.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          // Without JavaScript only the Worker knows the session.
          required={loaded}
          defaultValue={values['email']}
          error={errors['email']}
        />
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {text('details.reviews.submit')}
      </Button>
    </form>
  )
}

/** `Jana W.`: a full name is published only if typed. */
function shortName(user: User | null): string {
  if (!user) return ''
  const initial = user.lastName.charAt(0)
  return initial ? `${user.firstName} ${initial}.` : user.firstName
}
