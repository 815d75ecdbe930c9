import { useSignals } from '@preact/signals-react/runtime'
import type { MouseEvent } from 'react'
import { useShop } from '../shop.tsx'
import { compareIds, toggleCompare } from './compare.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { compareFormId } from './compare-form-id.ts'

interface CompareToggleProps {
  product: { id: string; name: string }
}

/**
 * Adds a product to the comparison or removes it; without JavaScript it links to a comparison of
 * this product alone.
 */
export function CompareToggle({ product }: CompareToggleProps) {
  useSignals()
  const { text } = useShop()
  const hydrated = useHydrated()
  const chosen = compareIds.value.includes(product.id) && hydrated
  function toggle(event: MouseEvent) {
    event.preventDefault()
    toggleCompare(product)
  }
  return (
    <button
      type="submit"
      form={compareFormId}
      name="ids"
      value={product.id}
      className="compare-toggle compare-toggle__button"
      aria-pressed={chosen}
      aria-label={text('compare.toggleNamed', { name: product.name })}
      onClick={toggle}
    >
      {text('compare.toggle')}
    </button>
  )
}
