import { contactApi } from '../../domain/content/contact-api.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { amountOfItem } from '../ui/price/unit-amount.ts'
import { CarriedFields, itemFields } from './carried-fields.tsx'
import { Declaration } from './declaration.tsx'
import { EarlierWithdrawals } from './earlier-withdrawals.tsx'
import { ItemsChoice } from './items-choice.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { WithdrawalReviewProps } from '../../domain/screens/checkout/withdrawal.ts'

/** Second step: the declaration, and the button that submits it. */
export function WithdrawalReview(props: WithdrawalReviewProps) {
  const { values, order, chosen, idempotencyKey, message } = props
  const shop = useShop()
  const { site, text } = shop
  const { goods = '', ...person } = values
  const items = itemFields(chosen)
  const lines = (order?.items ?? [])
    .filter(({ id }) => chosen.includes(id))
    .map((item) => `${amountOfItem(item, shop)} ${item.name}`)
  return (
    <>
      <h1>{text('withdrawal.review.title')}</h1>
      {message && (
        <Notice kind="danger" role="alert" title={message} focused>
          {text('withdrawal.review.notReceived', { email: site.globals.contact.email })}
        </Notice>
      )}
      <p className="withdrawal__step">{text('withdrawal.step', { n: 2 })}</p>
      <p className="withdrawal__lead">{text('withdrawal.review.lead')}</p>
      <Declaration
        orderCode={values['orderCode'] ?? ''}
        name={values['name'] ?? ''}
        email={values['email'] ?? ''}
        lines={[...lines, goods].filter(Boolean)}
      />
      <EarlierWithdrawals earlier={order?.earlier} isAnyLeft={order?.items.length !== 0} />
      <OrderFacts {...props} />
      <form action={contactApi.withdrawal} method="post" className="withdrawal__confirm">
        <CarriedFields values={{ ...person, ...items, goods, idempotencyKey }} />
        <Button type="submit" name="intent" value="confirm" variant="primary" size="large">
          {text('withdrawal.review.confirm')}
        </Button>
      </form>
      <ItemsChoice person={person} goods={goods} order={order} chosen={chosen} />
      <form action={contactApi.withdrawal} method="post">
        <CarriedFields values={{ ...person, ...items, goods }} />
        <Button type="submit" name="intent" value="edit" variant="quiet" icon="arrow-left">
          {text('withdrawal.review.edit')}
        </Button>
      </form>
    </>
  )
}
