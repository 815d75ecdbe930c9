import { expect, test } from 'vitest'
import type { FanCurve } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { fanAt, isReadable } from './fan-at.ts'
import { FanControls } from './fan-controls.tsx'
import { FanCurves } from './fan-curves.tsx'
import { useOperatingPoint } from './use-operating-point.ts'

const curve = (label: string, speed: number): FanCurve => ({
  label,
  speed,
  points: [0, 0.25, 0.5, 0.75, 1].map((part) => ({
    flow: 550 * speed * part,
    pressure: 300 * speed ** 2 * (1 - part ** 2),
    power: 80 * speed ** 3,
    soundPressure: 40,
  })),
})

test('fan curve: every speed is a line and a table, the first one highlighted', () => {
  const html = renderInShop(<FanCurves curves={[curve('Stufe 2', 1), curve('Stufe 1', 0.75)]} />)
  expect(html.match(/class="curves__line /g)).toHaveLength(2)
  expect(html.match(/curves__line--chosen/g)).toHaveLength(1)
  expect(html.match(/<table/g)).toHaveLength(2)
})

test('fan curve: no line crosses the title of an axis', () => {
  const html = renderInShop(<FanCurves curves={[curve('', 1)]} />)
  const title = Number(html.match(/y="(\d+)"[^>]*>Druck \[Pa\]/)?.[1])
  const line = html.match(/curves__line[^>]* d="M([^"]*)"/)?.[1] ?? ''
  const heights = line.split(/[C ]/).filter((_, index) => index % 2 === 1)
  expect(title).toBeGreaterThan(0)
  expect(Math.min(...heights.map(Number))).toBeGreaterThan(title + 8)
})

function Controls({ curves }: { curves: FanCurve[] }) {
  const [chosen = curve('', 1)] = curves
  return (
    <FanControls
      curves={curves}
      chosen={0}
      onChoose={() => {}}
      part={0.6}
      onRead={() => {}}
      point={fanAt(chosen, 330)}
      operatingPoint={useOperatingPoint(chosen)}
      categoryPath={null}
    />
  )
}

test('fan curve: the reading is announced with its units', () => {
  const html = renderInShop(<Controls curves={[curve('Stufe 2', 1), curve('Stufe 1', 0.75)]} />)
  expect(html).toContain('aria-valuetext="330\u00a0m³/h')
  expect(html.match(/type="radio"/g)).toHaveLength(2)
})

test('fan curve: one speed has no choice of speeds', () => {
  expect(renderInShop(<Controls curves={[curve('230 V', 1)]} />)).not.toContain('type="radio"')
})

test('fan curve: controls that need JavaScript are not in the page of the Worker', () => {
  const html = renderInShop(<FanCurves curves={[curve('230 V', 1)]} />)
  expect(html).not.toMatch(/<input|<select/)
})

test('fan curve: is interpolated between its points', () => {
  const point = fanAt(curve('230 V', 1), 300)
  expect(point.pressure).toBeCloseTo(300 * (1 - (300 / 550) ** 2), -1)
  expect(point.power).toBeCloseTo(80, 9)
  expect(point.soundPressure).toBeCloseTo(40, 9)
})

test('fan curve: an invalid curve shows the reason', () => {
  const { points } = curve('230 V', 1)
  expect(isReadable({ speed: 1, label: '', points })).toBe(true)
  expect(isReadable({ speed: 1, label: '', points: points.slice(0, 1) })).toBe(false)
  expect(isReadable({ speed: 1, label: '', points: points.toReversed() })).toBe(false)
})
