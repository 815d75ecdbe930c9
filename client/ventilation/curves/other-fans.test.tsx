import { expect, test } from 'vitest'
import type { FanCurve } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { OtherFans } from './other-fans.tsx'

const curve = (label: string, speed: number): FanCurve => ({
  label,
  speed,
  points: [0, 0.5, 1].map((part) => ({
    flow: 200 * speed * part,
    pressure: 100 * speed ** 2 * (1 - part ** 2),
    power: 20,
    soundPressure: 30,
  })),
})
const curves = [curve('Stufe 3', 1), curve('Stufe 2', 0.75), curve('Stufe 1', 0.5)]
const offer = (flow: number, pressure: number) =>
  renderInShop(<OtherFans design={{ flow, pressure }} curves={curves} categoryPath="/badluefter" />)

test('operating point that is missed: links to the fans that reach it', () => {
  expect(offer(300, 50.4)).toContain('href="/badluefter?reaches=300%4051"')
  expect(offer(300, 50.4)).not.toContain('Stufe')
})

test('operating point that is missed: names the slowest speed of the same fan that reaches it', () => {
  expect(offer(80, 30)).toContain('„Stufe 2“')
  expect(offer(140, 40)).toContain('„Stufe 3“')
})
