import { type FormEvent, useState } from 'react'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { purchaseObstacle } from '../../../domain/product/purchase-obstacle.ts'
import { api } from '../../../domain/api.ts'
import { useShop } from '../../shop.tsx'
import { addBatch } from '../../bulk-order/add-batch.ts'
import { batchNotices } from '../../bulk-order/batch-notices.ts'
import { notify } from '../../layout/notices/notifications.ts'
import { Button } from '../../ui/button.tsx'
import { clampAmount, cleanNumber, decimalsOf, parseNumber } from '../../ui/field/number-input.ts'
import { UnitPrice } from '../../ui/price/base-price.tsx'

/** Variants of a product with their amounts, added to the cart together (spec §4, §6). */
export function VariantBatch({ product }: { product: Product }) {
  const { site, routes, text } = useShop()
  const [amounts, setAmounts] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)
  const { shoppingDisabled } = site.configuration
  const { saleable } = product.visibility
  const isFree = (variant: Variant) =>
    purchaseObstacle({ offer: variant, saleable, shoppingDisabled }) === null
  const items = product.variants.flatMap(({ id }) => {
    const amount = parseNumber(amounts[id] ?? '')
    return amount !== null && amount > 0 ? [{ id, amount }] : []
  })

  function setAmount(id: string, typed: string) {
    setAmounts((before) => ({ ...before, [id]: typed }))
  }

  /** The nearest valid amount; empty stays empty. */
  function settle({ id, unit, availability }: Variant) {
    const typed = parseNumber(amounts[id] ?? '') ?? 0
    const { amountMin: min, amountMax: max } = availability
    setAmount(id, typed > 0 ? String(clampAmount(typed, { min, max, step: unit.step }).amount) : '')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || items.length === 0) return
    setBusy(true)
    try {
      const outcome = await addBatch(items)
      batchNotices(outcome, text, routes.checkout()).forEach(notify)
      // Quantities reset once the products are in the cart (spec §4 Batch add).
      if (outcome.imported > 0) setAmounts({})
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="product__section" aria-labelledby="variant-batch">
      <h2 id="variant-batch">{text('batch.variants')}</h2>
      <form method="post" action={api.cartBatch} onSubmit={submit}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long table scrolls, also by keyboard */}
        <div className="variant-batch" tabIndex={0} role="group" aria-labelledby="variant-batch">
          <table className="variant-batch__table">
            <thead>
              <tr>
                <th scope="col">{text('batch.variant')}</th>
                <th scope="col">{text('batch.price')}</th>
                <th scope="col">{text('batch.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {product.variants.map((variant) => {
                const { id, unit, prices, availability } = variant
                return (
                  <tr key={id}>
                    <th scope="row">
                      {variant.name} <small>{variant.catalogCode}</small>
                    </th>
                    <td>
                      <UnitPrice prices={prices} unit={unit} />
                    </td>
                    <td>
                      {isFree(variant) && <input type="hidden" name="id" value={id} />}
                      <input
                        className="input"
                        name="amount"
                        size={4}
                        maxLength={4}
                        inputMode={decimalsOf(unit.step) > 0 ? 'decimal' : 'numeric'}
                        autoComplete="off"
                        aria-label={text('batch.amountOf', { name: variant.name })}
                        placeholder={isFree(variant) ? '0' : '–'}
                        title={isFree(variant) ? undefined : availability.soldAvailability}
                        disabled={!isFree(variant)}
                        value={amounts[id] ?? ''}
                        onChange={(event) =>
                          setAmount(id, cleanNumber(event.target.value, decimalsOf(unit.step)))
                        }
                        onBlur={() => settle(variant)}
                      />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        <Button
          type="submit"
          variant="primary"
          icon="shopping-cart"
          busy={busy}
          disabled={items.length === 0}
        >
          {text.count('batch.put', items.length)}
        </Button>
      </form>
    </section>
  )
}
