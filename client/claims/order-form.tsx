import { contactApi } from '../../domain/content/contact-api.ts'
import type { ClaimProps } from '../../domain/screens/checkout/claim.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { CarriedFields } from '../withdrawal/carried-fields.tsx'
import { OwnOrders } from '../withdrawal/own-orders.tsx'
import { FormNotices, OrderFields } from '../withdrawal/returned-form.tsx'

type OrderFormProps = Omit<Extract<ClaimProps, { step: 'find' }>, 'step'>

/** First step: the order. A customer chooses one, a guest types its number. */
export function OrderForm({ values, errors, orders }: OrderFormProps) {
  const { routes, text } = useShop()
  return (
    <>
      <h1>{text('claim.title')}</h1>
      <p className="withdrawal__lead">{text('claim.lead')}</p>
      <FormNotices errors={errors} />
      <OwnOrders
        title={text('claim.own')}
        orders={orders}
        chosen={values['orderCode'] ?? ''}
        href={routes.claim}
        prefetch="no"
      />
      <form action={contactApi.claim} method="post" className="withdrawal__form">
        <OrderFields values={values} errors={errors} emailHint={text('claim.emailHint')} />
        <CarriedFields values={{ name: values['name'] ?? '' }} />
        <Button type="submit" name="intent" value="find" variant="primary" size="large">
          {text('claim.next')}
        </Button>
      </form>
    </>
  )
}
