import { memo } from 'react'
import type { CartItem, ChangedAmount } from '../../../domain/cart/cart.ts'
import { essentialsOfLine, lineName } from '../../../domain/cart/cart-lines.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityInput } from '../../ui/field/quantity-input.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'
import { basePriceText } from '../../ui/price/base-price-text.ts'
import { unitLabel } from '../../ui/price/unit-label.ts'
import { ChangedNote } from './changed-note.tsx'
import { LineExtras } from './line-extras.tsx'
import type { LineError } from './line-error.ts'
import { LineErrorNote } from './line-error-note.tsx'
import { noBreakRanges } from '../../i18n/no-break-ranges.ts'

export interface CartLineProps {
  item: CartItem
  /** With or without VAT, by the price display. */
  total: number
  /** Delivery date as text. */
  delivery: string
  /** Delivery date of the other lines without this one; empty if it does not delay them. */
  delays: string
  /** Error of a change of this line. */
  trouble: LineError | undefined
  /** The amount that the store clipped. */
  changed: ChangedAmount | null
  onAmount: (item: CartItem, amount: number) => void
  onRemove: (item: CartItem) => void
}

/**
 * A cart line; its form works with and without JavaScript. Props keep their identity, so that of
 * five hundred lines only a changed one renders.
 */
export const CartLine = memo(function CartLine(props: CartLineProps) {
  const { item, total, delivery, delays, trouble, changed, onAmount, onRemove } = props
  const shop = useShop()
  const { context, format, routes, text } = shop
  const { product, variant, prices } = item
  const name = lineName(item)
  const unit = unitLabel(variant.unit, text)
  const basePrice = basePriceText(prices.basePrice, unit, shop)
  const href = routes.product(product.slug, variant.id)
  return (
    <div role="listitem" className={item.parentId ? 'cart-line cart-line--nested' : 'cart-line'}>
      <a className="cart-line__picture" href={href} tabIndex={-1} aria-hidden="true">
        <Picture image={product.image} width={96} height={96} alt="" />
      </a>
      <div className="cart-line__text">
        <h2 className="cart-line__name">
          <a href={href}>{noBreakRanges(name)}</a>
        </h2>
        <p className="cart-line__essentials">{essentialsOfLine(item).join(' · ')}</p>
        <p className="cart-line__code">
          {text('cart.code')} {variant.catalogCode}
        </p>
        {variant.amountMax !== null && item.amount > variant.amountMax ? (
          <p className="cart-line__over">
            <Icon name="triangle-alert" size={16} />{' '}
            {text('cartPage.overStock', {
              amount: unitAmount(variant.unit, variant.amountMax, shop),
            })}
          </p>
        ) : (
          <p className="cart-line__delivery">
            <Icon name="truck" size={16} /> {delivery}
            {delays && <span> · {text('cartPage.delays', { promise: delays })}</span>}
          </p>
        )}
        <LineExtras item={item} />
      </div>
      <form
        className="cart-line__form"
        method="post"
        action={api.cartItem(item.id)}
        onSubmit={(event) => event.preventDefault()}
      >
        <QuantityInput
          label={text('cart.amountOf', { name })}
          unit={variant.unit}
          min={variant.amountMin}
          max={variant.amountMax}
          value={item.amount}
          onChange={(amount) => onAmount(item, amount)}
          notifyLimits
        />
        <button
          className="cart-line__apply button button--quiet button--small"
          name="intent"
          value="update"
        >
          {text('cartPage.apply')}
        </button>
        <button
          className="cart-line__remove"
          name="intent"
          value="remove"
          aria-label={text('cart.removeNamed', { name })}
          onClick={() => onRemove(item)}
        >
          <Icon name="trash-2" size={16} />
          <span>{text('cart.remove')}</span>
        </button>
      </form>
      <p className="cart-line__unit-price">
        {format.sum(context.netPrices ? prices.unitWithoutTax : prices.unitWithTax)} / {unit}
        {prices.consumer && (
          <span className="cart-line__base-price">
            {text('price.consumer', {
              price: format.sum(prices.consumer[context.netPrices ? 'withoutTax' : 'withTax']),
            })}
          </span>
        )}
        {basePrice && <span className="cart-line__base-price">{basePrice}</span>}
      </p>
      <p className="cart-line__total">
        <span className="visually-hidden">{text('cartPage.lineTotal')} </span>
        {format.sum(total)}
      </p>
      {changed && <ChangedNote item={item} changed={changed} />}
      {trouble && <LineErrorNote trouble={trouble} />}
    </div>
  )
})
