import type { Order } from '../../../domain/order/order.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface AccountOfferProps {
  order: Order
  errors: FieldErrors
}

/** Creates an account from a guest order: only the password is missing (UX rule 21). */
export function AccountOffer({ order, errors }: AccountOfferProps) {
  const { routes, text } = useShop()
  const { email } = order.customer
  const refused = errors['email'] ?? errors['']
  return (
    <section className="account-offer no-print" aria-labelledby="account-offer">
      <h2 id="account-offer">{text('orderDone.account.title')}</h2>
      <p>{text('orderDone.account.text', { email })}</p>
      {refused && (
        <Notice kind="danger" role="alert" title={refused} focused={!errors['password']}>
          <a href={routes.login()}>{text('orderDone.missing.login')}</a>
        </Notice>
      )}
      <form method="post" action={checkoutApi.orderAccount} className="account-offer__form">
        <input type="hidden" name="order" value={order.token} />
        <input type="hidden" name="username" value={email} autoComplete="username" />
        <PasswordField
          name="password"
          label={text('account.password')}
          required
          maxLength={200}
          autoComplete="new-password"
          hint={text('account.passwordHint')}
          error={errors['password']}
        />
        <Button type="submit" icon="circle-user-round">
          {text('orderDone.finished.register')}
        </Button>
      </form>
    </section>
  )
}
