import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { setCredits } from '../state/cart-changes.ts'
import { Button } from '../../ui/button.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { Field } from '../../ui/field/field.tsx'
import { useSentForm } from './use-sent-form.ts'

interface CreditsFormProps {
  credits: NonNullable<Cart['credits']>
  error: string | undefined
  typed: string | undefined
}

/** Pays part of the items with loyalty credits (spec §6, §7 cart/credits). */
export function CreditsForm({ credits, error: refused, typed }: CreditsFormProps) {
  const shop = useShop()
  const { format, text } = shop
  const { error, setError, busy, onSubmit } = useSentForm(refused, 'credits')
  const { balance, spent, worth } = credits
  if (balance <= 0) return null

  async function send(written: string) {
    if (!/^\d{0,7}$/.test(written.trim())) return setError(text('cartPage.wrong.credits'))
    await setCredits(Number(written))
  }

  return (
    <details className="coupon" open={spent > 0 || refused !== undefined}>
      <summary className="coupon__summary">
        {text('cartExtras.credits.open', { balance: format.number(balance) })}
      </summary>
      <form
        className="coupon__form"
        method="post"
        action={api.cartCredits}
        onSubmit={onSubmit(send)}
      >
        <Field
          key={spent}
          name="credits"
          label={text('cartExtras.credits.label')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          defaultValue={typed ?? (spent > 0 ? String(spent) : '')}
          hint={text('cartExtras.credits.worth', { price: grossPrice(worth * balance, shop) })}
          error={error}
        />
        <Button type="submit" busy={busy}>
          {text('cartExtras.credits.submit')}
        </Button>
      </form>
    </details>
  )
}
