import { useSignals } from '@preact/signals-react/runtime'
import type { FormEvent } from 'react'
import { useShop } from '../shop.tsx'
import { compareIds, toggleCompare } from './compare.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

interface CompareToggleProps {
  product: { id: string; name: string }
}

/**
 * Adds a product to the comparison or removes it; without JavaScript it links to a comparison of
 * this product alone.
 */
export function CompareToggle({ product }: CompareToggleProps) {
  useSignals()
  const { text, routes } = useShop()
  const hydrated = useHydrated()
  const chosen = compareIds.value.includes(product.id) && hydrated
  function toggle(event: FormEvent) {
    event.preventDefault()
    toggleCompare(product)
  }
  return (
    <form action={routes.compare()} className="compare-toggle" onSubmit={toggle}>
      <button
        type="submit"
        name="ids"
        value={product.id}
        className="compare-toggle__button"
        aria-pressed={chosen}
        aria-label={text('compare.toggleNamed', { name: product.name })}
      >
        {text('compare.toggle')}
      </button>
    </form>
  )
}
