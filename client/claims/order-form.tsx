import { api } from '../../domain/api.ts'
import type { ClaimProps } from '../../domain/screens/checkout/claim.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { CarriedFields } from '../withdrawal/carried-fields.tsx'

type OrderFormProps = Omit<Extract<ClaimProps, { step: 'find' }>, 'step'>

/** First step: the order that it is about. A customer chooses one, everybody else types its number. */
export function OrderForm({ values, errors, orders }: OrderFormProps) {
  const { format, routes, text } = useShop()
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
      <h1>{text('claim.title')}</h1>
      <p className="withdrawal__lead">{text('claim.lead')}</p>
      {errors[''] && <Notice kind="danger" role="alert" title={errors['']} />}
      {wrong && <Notice kind="danger" role="alert" title={text('withdrawal.check')} />}
      {orders.length > 0 && (
        <section className="own-orders" aria-labelledby="own-orders-title">
          <h2 id="own-orders-title" className="own-orders__title">
            {text('claim.own')}
          </h2>
          <ul className="own-orders__list">
            {orders.map(({ code, createdAt }) => (
              <li key={code}>
                <a href={routes.claim(code)} className="own-orders__link" data-prefetch="no">
                  <strong>{code}</strong>
                  <span>{text('withdrawal.own.from', { date: format.date(createdAt) })}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form action={api.claim} method="post" className="withdrawal__form">
        <Field
          {...field('orderCode')}
          label={text('withdrawal.orderCode')}
          hint={text('withdrawal.orderCodeHint')}
          autoComplete="off"
          maxLength={40}
        />
        <Field
          {...field('email')}
          label={text('withdrawal.email')}
          hint={text('claim.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <CarriedFields values={{ name: values['name'] ?? '' }} />
        <Button type="submit" name="intent" value="find" variant="primary" size="large">
          {text('claim.next')}
        </Button>
      </form>
    </>
  )
}
