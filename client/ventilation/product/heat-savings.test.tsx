import { expect, it } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { HeatSavings } from './heat-savings.tsx'

const figure = (code: string, number: number): Parameter => ({
  code,
  title: code,
  group: '',
  type: 'number',
  unit: '',
  number,
  values: [],
  description: null,
})

it('domain 2.6: shows annual heat and electricity at the reference flow', () => {
  const parameters = [figure('q_max', 200), figure('eta_t', 90), figure('spi', 0.3)]
  const html = renderInShop(<HeatSavings parameters={parameters} />)
  expect(html).toContain('140\u00a0m³/h')
  expect(html).toContain('3.340\u00a0kWh')
  expect(html).toContain('370\u00a0kWh')
})

it('is empty without heat recovery', () => {
  expect(renderInShop(<HeatSavings parameters={[figure('q_max', 200)]} />)).toBe('')
})
