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
  expect(html).toContain('Nach DIN 18017-3:2022-05 * (Raum ohne Fenster)')
  expect(html).toContain('* Wert am Normtext nicht geprüft')
  expect(html).not.toContain('gesetzlich')
  expect(html).toContain(
    'href="/badluefter?f_dn=100&amp;f_dn=125&amp;f_dn=150&amp;f_q_max_to=360&amp;reaches=120%4015"',
  )
})

test('room calculator: the minimum and comfort have an answer and a link each', () => {
  const input = airInputOf(query('room=bathroom:6:2.5&opening=100&noise=35'))
  const html = renderInShop(<AirCalculator input={input} categories={categories} />)
  expect(html).toContain('Mindestens 60\u00a0m³/h: Geräte zeigen')
  expect(html).toContain('Komfortabel 120\u00a0m³/h: Geräte zeigen')
  for (const flow of [60, 120])
    expect(html).toContain(
      `href="/badluefter?f_dn=100&amp;f_lpa_to=35&amp;f_q_max_to=${flow * 3}&amp;reaches=${flow}%4015"`,
    )
})

test('room calculator: a kitchen leads to hoods, and a shop without them says so', () => {
  const input = airInputOf(query('room=kitchen:8:2.5'))
  const hoods = { id: 'J1', title: 'Hauben', slug: 'hauben' }
  const html = renderInShop(<AirCalculator input={input} categories={{ ...categories, hoods }} />)
  expect(html).toContain('Dunstabzugshaube')
  expect(html).toContain('href="/hauben?f_q_max_from=210"')
  expect(html).not.toContain('href="/badluefter')
  const without = renderInShop(<AirCalculator input={input} categories={categories} />)
  expect(without).toContain('Dafür führen wir kein Gerät')
})

test.each([
  ['de', 'dwelling=90&room=toilet:2:2.5', ['DIN 18017-3:2022-05 *', 'DIN 1946-6:2019-12 *']],
  ['cs', 'dwelling=90&room=toilet:2:2.5', ['ČSN EN 15665/Z1:2011 *', 'DIN 1946-6:2019-12 *']],
  ['sk', 'room=toilet:2:2.5', ['STN EN 16798-1:2019 *']],
] as const)(
  'room calculator: %s cites editions and marks unverified figures',
  (locale, given, cited) => {
    const html = renderInShop(
      <AirCalculator input={airInputOf(query(given))} categories={categories} />,
      { context: { locale } },
    )
    for (const standard of cited) expect(html).toContain(standard)
    expect(html.match(/<p class="caption">\*/g)).toHaveLength(1)
  },
)

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
