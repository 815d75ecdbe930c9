import { describe, it } from 'vitest'
import type { SaleUnit } from '../../../domain/product/availability.ts'
import { useShop } from '../../shop.tsx'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { unitAmount } from './unit-amount.ts'
import { unitLabel } from './unit-label.ts'

function Amount({ unit, amount }: { unit: SaleUnit; amount: number }) {
  const shop = useShop()
  return `${unitAmount(unit, amount, shop)} / ${unitLabel(unit, shop.text)}`
}

const barrel = { label: 'Fass', one: 'Fass', other: 'Fässer' }
const kilogram = { label: 'kg', one: 'Kilogramm', other: 'Kilogramm' }

describe('§9 units of sale', () => {
  it.for<[SaleUnit, number, string]>([
    [{ code: 'barrel', step: 1, name: barrel }, 1, '1\u00a0Fass / Fass'],
    [{ code: 'barrel', step: 1, name: barrel }, 3, '3\u00a0Fässer / Fass'],
    [{ code: 'kilogram', step: 0.1, name: kilogram }, 2.5, '2,5\u00a0kg / kg'],
    [{ code: 'roll', step: 1 }, 2, '2\u00a0Rollen / Rl'],
  ])(
    'are formatted by their data, else by the texts of the shop: %j',
    ([unit, amount, shown], { expect }) => {
      expect(renderInShop(<Amount unit={unit} amount={amount} />)).toContain(shown)
    },
  )
})
