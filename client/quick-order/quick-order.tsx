import { type FormEvent, useState } from 'react'
import { api } from '../../domain/api.ts'
import { loadOrSubmit } from '../navigation/load-or-submit.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field/field.tsx'

/**
 * Adds a product code and an amount to the cart. Without JavaScript, and if the code needs a
 * decision, the form is a bulk order of one line.
 */
export function QuickOrder() {
  const shop = useShop()
  const { text } = shop
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    try {
      const script = await loadOrSubmit(form, () => import('./add-by-code.ts'), text)
      if (!script) return
      const outcome = await script.addByCode(new FormData(form), shop)
      if (outcome === 'added') form.reset()
      if (outcome === 'undecided') form.submit()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form method="post" action={api.cartBatch} onSubmit={submit} className="quick-order__form">
      <Field
        label={text('quickOrder.code')}
        name="code"
        required
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field
        label={text('quickOrder.amount')}
        name="amount"
        required
        inputMode="decimal"
        defaultValue="1"
        maxLength={12}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" icon="shopping-cart" busy={busy}>
        {text('quickOrder.add')}
      </Button>
    </form>
  )
}
