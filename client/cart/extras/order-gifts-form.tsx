import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../domain/api.ts'
import { giftPrice } from '../../../domain/cart/gift-price.ts'
import { useShop } from '../../shop.tsx'
import type { Gift } from '../../../domain/cart/gift.ts'
import type { OrderGifts } from '../../../domain/cart/order-gifts.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { FieldError } from '../../ui/field/field-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { Picture } from '../../ui/picture.tsx'
import { lineErrorText } from '../line/line-error.ts'
import { chooseGifts, giftsAreUpdating } from '../state/gift-queue.ts'

interface OrderGiftsFormProps {
  gifts: OrderGifts
}

/** Gifts for orders above a value; unreachable ones show the missing amount (spec §4). */
export function OrderGiftsForm({ gifts }: OrderGiftsFormProps) {
  useSignals()
  const shop = useShop()
  const { context, site, text } = shop
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  const updating = giftsAreUpdating.value
  const { offered, chosen, dropped } = gifts
  const currency = site.globals.currencies.find(({ code }) => code === context.currency)
  const shown = offered.filter(({ isAvailable }) => isAvailable)

  const idsOf = (ticked: FormData) =>
    shown.map(({ id }) => id).filter((id) => ticked.has(`gift-${id}`))

  // Ticked before the script was there.
  useEffect(() => {
    const ids = form.current ? idsOf(new FormData(form.current)) : []
    const isOther = ({ id, isReached }: Gift) =>
      isReached && ids.includes(id) !== chosen.some((one) => one.id === id)
    if (shown.some(isOther)) void choose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  // The boxes show what is chosen, also after a refusal.
  useEffect(() => {
    if (giftsAreUpdating.peek()) return
    for (const box of form.current?.querySelectorAll('input') ?? [])
      box.checked = chosen.some(({ id }) => box.name === `gift-${id}`)
  }, [chosen, updating])

  async function choose() {
    if (!form.current) return
    const ids = idsOf(new FormData(form.current))
    setError(undefined)
    try {
      await chooseGifts(ids)
    } catch (failure) {
      setError(lineErrorText(failure, text))
    }
  }

  // The specification allows a gift to have a price: only what costs nothing may be called free.
  const costText = (price: number) =>
    price === 0
      ? text('cartExtras.gifts.free')
      : text('cartExtras.gifts.price', { price: grossPrice(price, shop) })

  if (shown.length === 0 && dropped.length === 0) return null
  return (
    <form
      ref={form}
      className="order-gifts"
      method="post"
      action={api.cartGifts}
      onChange={() => void choose()}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <h2 className="cart-extra__title">{text('cartExtras.gifts.title')}</h2>
      {dropped.length > 0 && (
        <Notice kind="warning" role="status">
          {text('cartExtras.gifts.dropped', { names: dropped.map(({ name }) => name).join(', ') })}
        </Notice>
      )}
      <ul className="order-gifts__list">
        {shown.map((gift) => {
          const price = giftPrice(gift, currency?.decimalPlaces ?? 2)
          const isChosen = chosen.some(({ id }) => id === gift.id)
          return (
            <li key={gift.id} className="order-gifts__gift">
              <Picture image={gift.image} width={56} height={56} beside={gift.name} />
              <CheckboxField
                name={`gift-${gift.id}`}
                value="1"
                defaultChecked={isChosen}
                disabled={!gift.isReached}
                label={gift.name}
                hint={
                  gift.isReached
                    ? costText(price)
                    : text('cartExtras.gifts.from', { price: grossPrice(gift.price_from, shop) })
                }
              />
            </li>
          )
        })}
      </ul>
      <div role="alert">
        <FieldError id="order-gifts" error={error} />
      </div>
      <button className="cart-line__apply button button--secondary button--small">
        {text('cartExtras.gifts.submit')}
      </button>
    </form>
  )
}
