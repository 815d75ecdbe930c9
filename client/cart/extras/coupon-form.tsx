import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { removeCoupon, setCoupon } from '../state/cart-changes.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useSentForm } from './use-sent-form.ts'

interface CouponFormProps {
  couponCode: string | null
  /** Error and value of a rejected native form. */
  refused?: string | undefined
  typed?: string | undefined
}

/** Applies a coupon, or removes the applied one. */
export function CouponForm({ couponCode, refused, typed }: CouponFormProps) {
  const { text } = useShop()
  const { error, busy, onSubmit } = useSentForm(refused, 'couponCode')

  if (couponCode) {
    return (
      <form
        className="coupon coupon--on"
        method="post"
        action={api.cartCoupon}
        onSubmit={onSubmit(removeCoupon)}
      >
        <input type="hidden" name="intent" value="remove-coupon" />
        <Icon name="badge-percent" />
        <span className="coupon__code">{text('cartExtras.coupon.on', { code: couponCode })}</span>
        <Button type="submit" variant="quiet" size="small" busy={busy}>
          {text('cartExtras.coupon.remove')}
        </Button>
        <div role="alert">
          <FieldError id="coupon-on" error={error} />
        </div>
      </form>
    )
  }
  return (
    <details className="coupon" open={refused !== undefined}>
      <summary className="coupon__summary">{text('cartExtras.coupon.open')}</summary>
      <form
        className="coupon__form"
        method="post"
        action={api.cartCoupon}
        onSubmit={onSubmit(setCoupon)}
      >
        <input type="hidden" name="intent" value="coupon" />
        <Field
          name="couponCode"
          label={text('cartExtras.coupon.label')}
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" busy={busy}>
          {text('cartExtras.coupon.submit')}
        </Button>
      </form>
    </details>
  )
}
