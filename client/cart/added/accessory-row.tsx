import { type FormEvent, useState } from 'react'
import type { Accessory } from '../../../domain/product/accessory.ts'
import { api } from '../../../domain/api.ts'
import type { TextKey } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { addToCart } from '../state/add-to-cart.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { UnitPrice } from '../../ui/price/base-price.tsx'
import { type LineError, lineErrorText } from '../line/line-error.ts'

const reasons = {
  requires: 'accessories.why.requires',
  consumables: 'accessories.why.consumables',
  fits: 'accessories.why.fits',
} satisfies Record<Accessory['kind'], TextKey>

/** An accessory with its reason, price and an add button. */
export function AccessoryRow({ accessory }: { accessory: Accessory }) {
  const { routes, text } = useShop()
  const [busy, setBusy] = useState(false)
  const [added, setAdded] = useState(false)
  const [trouble, setTrouble] = useState<LineError | null>(null)
  const { kind, forName, name, variantName, variantId, slug, amountMin } = accessory

  async function add(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setTrouble(null)
    try {
      await addToCart(variantId, amountMin)
      setAdded(true)
    } catch (error) {
      setTrouble({ text: lineErrorText(error, text) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <li className="accessory">
      <Picture image={accessory.image} width={56} height={56} alt="" />
      <div className="accessory__text">
        <p className="accessory__name">
          <a href={routes.product(slug, variantId)}>{name}</a>
        </p>
        {variantName && <p>{variantName}</p>}
        <p className="accessory__why">{text(reasons[kind], { name: forName })}</p>
        <p className="accessory__price">
          <UnitPrice prices={accessory} unit={accessory.unit} />
        </p>
      </div>
      <form method="post" action={api.cartItems} onSubmit={add}>
        <input type="hidden" name="id" value={variantId} />
        <input type="hidden" name="amount" value={amountMin} />
        <Button
          type="submit"
          size="small"
          busy={busy}
          icon={added ? 'check' : 'plus'}
          aria-label={text(added ? 'accessories.added' : 'accessories.addNamed', { name })}
        >
          {text(added ? 'accessories.added' : 'accessories.add')}
        </Button>
      </form>
      {trouble && (
        <p className="accessory__trouble" role="alert">
          <Icon name="circle-alert" size={16} /> {trouble.text}
        </p>
      )}
    </li>
  )
}
