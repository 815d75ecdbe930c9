import type { Accessory } from '../../../domain/product/accessory.ts'
import { AccessoryRow } from './accessory-row.tsx'

/** Accessories of cart items, each with the reason (UX rule 20). */
export function AccessoryList({ accessories }: { accessories: readonly Accessory[] }) {
  return (
    <ul className="accessories">
      {accessories.map((accessory) => (
        <AccessoryRow key={accessory.variantId} accessory={accessory} />
      ))}
    </ul>
  )
}
