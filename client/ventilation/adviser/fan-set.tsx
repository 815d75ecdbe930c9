import { api } from '../../../domain/api.ts'
import type { AdvisedFan } from '../../../domain/ventilation/screens/adviser.ts'
import { purchaseObstacle } from '../../../domain/product/purchase-obstacle.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { BasePrice } from '../../ui/price/base-price.tsx'
import { amountOfItem } from '../../ui/price/unit-amount.ts'
import { partTexts } from './adviser-texts.ts'
import { useAddSet } from './use-add-set.ts'

/** The fan and its accessories, added to the cart together; a plain form without JavaScript. */
export function FanSet({ fan }: { fan: AdvisedFan }) {
  const shop = useShop()
  const { text, format, context, site, routes } = shop
  const { product, variant, parts, missing } = fan
  const { shoppingDisabled } = site.configuration
  const { saleable } = product.visibility
  const least = Math.max(variant.availability.amountMin, variant.unit.step)
  const items = [
    { id: variant.id, amount: least },
    ...parts.map((part) => ({ id: part.variant.id, amount: part.amount })),
  ]
  const priceOf = ({ prices }: Pick<typeof variant, 'prices'>) =>
    context.netPrices ? prices.unitWithoutTax : prices.unitWithTax
  const sum = parts.reduce(
    (total, part) => total + priceOf(part.variant) * part.amount,
    priceOf(variant) * least,
  )
  const { busy, submit } = useAddSet(items)

  return (
    <form className="adviser__set" method="post" action={api.cartBatch} onSubmit={submit}>
      <h4>{text('adviser.set')}</h4>
      <ul className="adviser__parts">
        {parts.map(({ kind, amount, product: part, variant: chosen }) => (
          <li key={kind}>
            <span className="adviser__kind">
              {amount > 1 && `${amountOfItem({ amount, unit: chosen.unit }, shop)} `}
              {text(partTexts[kind])}
            </span>
            <a href={routes.product(part.slug, chosen.id)}>{`${part.name}, ${chosen.name}`}</a>
            <span className="adviser__price">
              {format.price(priceOf(chosen) * amount)}
              <BasePrice basePrice={chosen.prices.basePrice} unit={chosen.unit} />
            </span>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="caption">
          {text('adviser.missing', {
            parts: missing.map((kind) => text(partTexts[kind])).join(', '),
          })}
        </p>
      )}
      {items.map(({ id, amount }) => (
        <span key={id} hidden>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="amount" value={amount} />
        </span>
      ))}
      <Button
        type="submit"
        wide
        icon="shopping-cart"
        busy={busy}
        disabled={purchaseObstacle({ offer: variant, saleable, shoppingDisabled }) !== null}
      >
        {text('adviser.addSet', { price: format.price(sum) })}
      </Button>
    </form>
  )
}
