import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { setCartComment } from '../state/cart-changes.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field/textarea-field.tsx'
import { useSentForm } from './use-sent-form.ts'

interface CommentFormProps {
  comment: string | undefined
  error: string | undefined
  typed: string | undefined
}

/** Comment on the order; prefills the checkout's (spec §3 Cart). */
export function CommentForm({ comment = '', error: refused, typed }: CommentFormProps) {
  const { text } = useShop()
  const { error, busy, done, onSubmit } = useSentForm(refused, 'comment')
  return (
    <details className="coupon" open={comment !== '' || refused !== undefined}>
      <summary className="coupon__summary">{text('cartExtras.comment.open')}</summary>
      <form
        className="cart-extra__form"
        method="post"
        action={api.cart}
        onSubmit={onSubmit(setCartComment)}
      >
        <TextareaField
          name="comment"
          label={text('cartExtras.comment.label')}
          maxLength={2000}
          defaultValue={typed ?? comment}
          error={error}
        />
        <Button type="submit" size="small" busy={busy}>
          {text('cartExtras.comment.submit')}
        </Button>
        <p role="status" className="cart-extra__done">
          {done && text('cartPage.noted')}
        </p>
      </form>
    </details>
  )
}
