import { contactApi } from '../../domain/content/contact-api.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { OwnOrders } from './own-orders.tsx'
import { CarriedFields, itemFields } from './carried-fields.tsx'
import { FormNotices, OrderFields, returnedField } from './returned-form.tsx'
import type { WithdrawalFormProps } from '../../domain/screens/checkout/withdrawal.ts'

/** First step: the three fields that the law allows, and no reason. */
export function WithdrawalForm({ values, chosen = [], errors, orders }: WithdrawalFormProps) {
  const { routes, text } = useShop()
  const form = { values, errors }
  return (
    <>
      <h1>{text('withdrawal.title')}</h1>
      <p className="withdrawal__lead">{text('withdrawal.lead')}</p>
      <FormNotices errors={errors} />
      <OwnOrders
        title={text('withdrawal.own.title')}
        orders={orders}
        chosen={values['orderCode'] ?? ''}
        href={routes.withdrawal}
      />
      <form action={contactApi.withdrawal} method="post" className="withdrawal__form">
        <p className="withdrawal__step">{text('withdrawal.step', { n: 1 })}</p>
        <Field
          {...returnedField(form, 'name')}
          label={text('withdrawal.name')}
          autoComplete="name"
          maxLength={120}
        />
        <OrderFields {...form} emailHint={text('withdrawal.emailHint')} />
        <CarriedFields values={{ ...itemFields(chosen), goods: values['goods'] ?? '' }} />
        <Button type="submit" name="intent" value="review" variant="primary" size="large">
          {text('withdrawal.next')}
        </Button>
        <p className="caption">{text('withdrawal.nothingYet')}</p>
      </form>
    </>
  )
}
