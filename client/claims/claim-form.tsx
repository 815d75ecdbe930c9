import { contactApi } from '../../domain/content/contact-api.ts'
import type { ClaimFormProps } from '../../domain/screens/checkout/claim.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { SelectField } from '../ui/field/select-field.tsx'
import { TextareaField } from '../ui/field/textarea-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { unitAmount } from '../ui/price/unit-amount.ts'
import { CarriedFields } from '../withdrawal/carried-fields.tsx'
import { FormNotices, returnedField } from '../withdrawal/returned-form.tsx'
import { remedyTexts } from './claim-texts.ts'

/** Second step: order line, defect and requested remedy. */
export function ClaimForm({ order, values, errors, idempotencyKey }: ClaimFormProps) {
  const shop = useShop()
  const { format, text } = shop
  const field = (name: string) => returnedField({ values, errors }, name)
  const { orderCode = '', email = '' } = values
  const [first] = order.items
  const choose = { value: '', title: text('claim.choose') }
  const isOnlyOne = order.items.length === 1
  return (
    <>
      <h1>{text('claim.title')}</h1>
      <p className="withdrawal__lead">
        {text('claim.order', { code: order.code, date: format.date(order.createdAt) })}
      </p>
      <FormNotices errors={errors} />
      {order.items.length === 0 && <Notice kind="warning" title={text('claim.nothing')} />}
      <form action={contactApi.claim} method="post" className="withdrawal__form">
        {order.items.length > 0 && (
          <>
            <SelectField
              {...field('itemId')}
              defaultValue={values['itemId'] || (isOnlyOne ? first?.id : '')}
              label={text('claim.item')}
              options={[
                ...(isOnlyOne ? [] : [choose]),
                ...order.items.map(({ id, name, amount, unit }) => ({
                  value: id,
                  title: `${name} (${text('claim.atMost', {
                    amount: unit ? unitAmount(unit, amount, shop) : format.number(amount),
                  })})`,
                })),
              ]}
            />
            <Field
              {...field('amount')}
              defaultValue={values['amount'] || '1'}
              label={text('claim.amount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
            />
            <TextareaField
              {...field('description')}
              label={text('claim.description')}
              hint={text('claim.descriptionHint')}
              rows={6}
              maxLength={2000}
            />
            <SelectField
              {...field('remedy')}
              label={text('claim.remedy')}
              options={[
                choose,
                ...Object.entries(remedyTexts).map(([value, key]) => ({ value, title: text(key) })),
              ]}
            />
            <Field
              {...field('name')}
              label={text('withdrawal.name')}
              autoComplete="name"
              maxLength={120}
            />
            <CarriedFields values={{ orderCode, email, idempotencyKey }} />
            <Button type="submit" name="intent" value="file" variant="primary" size="large">
              {text('claim.send')}
            </Button>
          </>
        )}
      </form>
      <form action={contactApi.claim} method="post">
        <CarriedFields values={{ orderCode, email, name: values['name'] ?? '' }} />
        <Button type="submit" name="intent" value="back" variant="quiet" icon="arrow-left">
          {text('claim.otherOrder')}
        </Button>
      </form>
    </>
  )
}
