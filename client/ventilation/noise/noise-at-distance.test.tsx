import { expect, test } from 'vitest'
import type { Parameter } from '../../../domain/product/parameter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { NoiseAtDistance } from './noise-at-distance.tsx'

const figure = (code: string, number: number): Parameter => ({
  code,
  title: code,
  group: '',
  type: 'number',
  unit: 'dB(A)',
  number,
  values: [],
  description: null,
})

test('noise: a fan of 26 dB(A) at 3 m is 36 dB(A) at 1 m', () => {
  const html = renderInShop(<NoiseAtDistance parameters={[figure('lpa', 26)]} />)
  expect(html).toContain('36\u00a0dB(A)')
  expect(html).toContain('href="/rechner/schall?level=26"')
})

test('noise: sound power is used if no pressure is stated', () => {
  const html = renderInShop(<NoiseAtDistance parameters={[figure('lwa', 40)]} />)
  expect(html).toContain('32\u00a0dB(A)')
  expect(html).toContain('basis=power')
})

test('noise: silent products have no table', () => {
  expect(renderInShop(<NoiseAtDistance parameters={[figure('q_max', 95)]} />)).toBe('')
})
