import { api } from '../../domain/api.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { OwnOrders } from './own-orders.tsx'
import { CarriedFields } from './carried-fields.tsx'
import type { WithdrawalFormProps } from '../../domain/screens/checkout/withdrawal.ts'

/** First step: the three things that the law lets a shop ask for, and no reason. */
export function WithdrawalForm({ values, errors, orders }: WithdrawalFormProps) {
  const { text } = useShop()
  const [wrong] = Object.keys(errors).filter(Boolean)
  const field = (name: string) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
    required: true,
    // The answer to a form is a new page: where to go on must not be searched for.
    autoFocus: name === wrong,
  })
  return (
    <>
      <h1>{text('withdrawal.title')}</h1>
      <p className="withdrawal__lead">{text('withdrawal.lead')}</p>
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      {wrong && <Notice kind="danger" role="alert" title={text('withdrawal.check')} />}
      <OwnOrders orders={orders} chosen={values['orderCode'] ?? ''} />
      <form action={api.withdrawal} method="post" className="withdrawal__form">
        <p className="withdrawal__step">{text('withdrawal.step', { n: 1 })}</p>
        <Field
          {...field('name')}
          label={text('withdrawal.name')}
          autoComplete="name"
          maxLength={120}
        />
        <Field
          // A link of the list above fills it in while the page stays.
          key={values['orderCode']}
          {...field('orderCode')}
          label={text('withdrawal.orderCode')}
          hint={text('withdrawal.orderCodeHint')}
          autoComplete="off"
          maxLength={40}
        />
        <Field
          {...field('email')}
          label={text('withdrawal.email')}
          hint={text('withdrawal.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <CarriedFields values={{ goods: values['goods'] ?? '' }} />
        <Button type="submit" name="intent" value="review" variant="primary" size="large">
          {text('withdrawal.next')}
        </Button>
        <p className="caption">{text('withdrawal.nothingYet')}</p>
      </form>
    </>
  )
}
