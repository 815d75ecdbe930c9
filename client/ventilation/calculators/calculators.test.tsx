import { expect, test } from 'vitest'
import { airInputOf } from '../../../domain/ventilation/rooms/air-input.ts'
import { connectionInputOf } from '../../../domain/ventilation/duct/connection-input.ts'
import { ductInputOf } from '../../../domain/ventilation/duct/duct-input.ts'
import type { CategoryIdsByKey } from '../../../domain/ventilation/fans/product-filter.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { AirCalculator } from './air-calculator.tsx'
import { ConnectionFinder } from '../connection/connection-finder.tsx'
import { DuctCalculator } from './duct-calculator.tsx'

const categories: CategoryIdsByKey = {
  bathFans: { id: 'A1', title: 'Badlüfter', slug: 'badluefter' },
  ductFans: { id: 'A2', title: 'Rohrventilatoren', slug: 'rohrventilatoren' },
  couplings: { id: 'D4', title: 'Muffen', slug: 'muffen' },
}
const query = (text: string) => new URLSearchParams(text)

test('room calculator: names the standard, not a law, and links to fans', () => {
  const html = renderInShop(<AirCalculator input={airInputOf(query(''))} categories={categories} />)
  expect(html).toContain('Nach DIN 18017-3')
  expect(html).not.toContain('gesetzlich')
  expect(html).toContain(
    'href="/badluefter?f_dn=100&amp;f_dn=125&amp;f_dn=150&amp;f_q_max_to=480&amp;reaches=120%4015"',
  )
})

test('room calculator: warns of zones in a bathroom only, of fireplaces always', () => {
  const warnings = (room: string) => {
    const html = renderInShop(<AirCalculator input={airInputOf(query(room))} categories={{}} />)
    return [html.includes('IPX4'), html.includes('raumluftabhängigen Feuerstätte')]
  }
  expect(warnings('room=bathroom:6:2.5')).toEqual([true, true])
  expect(warnings('room=office:20:2.5')).toEqual([false, true])
})

test('room calculator: is a form with the input as values', () => {
  const input = airInputOf(query('room=kitchen:9.5:2.5&way=long'))
  const html = renderInShop(<AirCalculator input={input} categories={{}} />)
  expect(html).toContain('action="/rechner/luftmenge" method="get"')
  expect(html).toContain('value="9,5"')
  expect(html).not.toContain('style=')
})

test('duct: links to fans that reach the operating point', () => {
  const input = ductInputOf(query('flow=150&diameter=125'))
  const html = renderInShop(<DuctCalculator input={input} categories={categories} />)
  expect(html).toMatch(
    /href="\/rohrventilatoren\?f_dn=100&amp;f_dn=125&amp;f_dn=150&amp;f_dn=160&amp;f_q_max_to=900&amp;reaches=150%40\d+"/,
  )
})

test('duct: asks no fan for what no duct can carry', () => {
  const input = ductInputOf(query('flow=20000&diameter=63'))
  const html = renderInShop(<DuctCalculator input={input} categories={categories} />)
  expect(html).toContain('So viel Luft geht durch dieses Rohr nicht')
  expect(html).not.toContain('href="/rohrventilatoren')
})

test('fits: two ducts get a nipple, and missing categories are omitted', () => {
  const input = connectionInputOf(query('size=160&end=pipe'))
  const html = renderInShop(<ConnectionFinder input={input} categories={categories} />)
  expect(html).toContain('href="/muffen?f_dn=160&amp;f_end=male"')
  expect(html).toContain('Leicht zu verwechseln')
  expect(html).not.toContain('href="undefined')
})

test('calculators: an out-of-range value stays, with the limits and the value used', () => {
  const input = ductInputOf(query('flow=99999&length=2,5'))
  const html = renderInShop(<DuctCalculator input={input} categories={{}} />)
  expect(html).toMatch(
    /aria-invalid="true"[^>]*name="flow" value="99999"|name="flow"[^>]*value="99999"/,
  )
  expect(html).toContain('Möglich sind 5 bis 20.000')
  expect(html).toContain('Gerechnet wird mit 20.000')
  expect(html).toContain('value="2,5"')
  expect(html.match(/aria-invalid/g)).toHaveLength(1)
})
