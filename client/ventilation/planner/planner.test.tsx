import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../../testing/sample-product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { exampleFlat } from '../../../domain/ventilation/planner/example-plans.ts'
import { makePlan } from '../../../domain/ventilation/planner/make-plan.ts'
import { partsList } from '../../../domain/ventilation/planner/parts-list.ts'
import { planInputOf, queryOfPlan } from '../../../domain/ventilation/planner/plan-input.ts'
import type { PlannedUnit, PlanResult } from '../../../domain/ventilation/screens/planner.ts'
import { Screen } from './planner.screen.tsx'

const flat = new URLSearchParams(queryOfPlan(exampleFlat)).toString()
const product = sampleProduct()
const variant = onlyVariantOf(product)

function onlyVariantOf({ variants: [first] }: typeof product) {
  if (!first) throw new Error('The sample has a variant')
  return first
}

const unit = (name: string, own: Partial<PlannedUnit> = {}): PlannedUnit => ({
  highlights: ['recommended'],
  reaches: true,
  running: { flow: 150, pressure: 134 },
  speed: 0.6,
  power: 17.3,
  noise: { unit: 22, ear: 18 },
  product: { ...product, name, slug: name.toLowerCase() },
  variant: { ...variant, id: `v-${name}` },
  recovery: 88,
  diameter: 160,
  curve: {
    speed: 1,
    label: '100 %',
    points: [
      { flow: 0, pressure: 300, power: 40, soundPressure: null },
      { flow: 250, pressure: 0, power: 60, soundPressure: null },
    ],
  },
  ...own,
})

function page(query: string, shown: Partial<PlanResult> = {}, shopMarket = 'de') {
  const input = planInputOf(new URLSearchParams(query))
  const made = makePlan(input, shopMarket)
  const result =
    'obstacle' in made
      ? made
      : {
          plan: made.plan,
          unit: unit('Aero'),
          others: [unit('Borea', { highlights: ['cheapest'] })],
          isOwnGone: false,
          parts: partsList(made.plan, 160).map((part, index) => ({
            ...part,
            bought: index === 0 ? null : { amount: 2, product, variant },
          })),
          ...shown,
        }
  const address = `https://shop.test/lueftungsplaner?${query}`
  const html = renderInShop(<Screen {...{ input, shopMarket, address, result }} />)
  return html.replaceAll('\u00A0', ' ').replaceAll('&amp;', '&')
}

it('PAngV § 4 parts list: a part has its price per measure', () => {
  const basePrice = { withTax: 3.9, withoutTax: 3.28, unit: 'm' }
  const bought = {
    amount: 2,
    product,
    variant: { ...variant, prices: { ...variant.prices, basePrice } },
  }
  const made = makePlan(planInputOf(new URLSearchParams(flat)), 'de')
  if ('obstacle' in made) throw new Error('The example has a plan')
  const [part] = partsList(made.plan, 160)
  const html = page(flat, { parts: part ? [{ ...part, bought }] : [] })
  expect(html.replaceAll('\u00A0', ' ')).toMatch(/price__base">[^<]*3[.,]90? ?[^<]*\/ m</)
})

describe('planner: works by forms and URLs alone', () => {
  it('offers an example before there is a plan', () => {
    const html = page('')
    expect(html).toContain('action="/lueftungsplaner"')
    expect(html).toContain('method="get"')
    expect(html).toContain('/lueftungsplaner?room=living%3A26')
    expect(html).not.toContain('role="alert"')
    expect(html).not.toContain('plan-unit')
  })

  it('has air by room with its source, lines with their loss, a drawing without styles', () => {
    const html = page(flat)
    expect(html).toContain('DIN 1946-6:2019-12 *')
    expect(html).toMatch(/Bad, 6 m²<\/th><td[^>]*>Abluft<\/td><td[^>]*>\d+ m³\/h/)
    expect(html).toMatch(/href="\/rechner\/druckverlust\?flow=\d+/)
    expect(html).toContain('Wohnzimmer')
    expect(html.match(/class="planner__duct /g)).toHaveLength(9)
    expect(html).not.toContain('style=')
  })

  it('adds every part to the cart by one form, and names missing ones', () => {
    const html = page(flat)
    const form = /<form class="planner__purchase[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    expect(form).toContain('action="/api/cart/items/batch"')
    const amounts = [...form.matchAll(/name="amount" value="(\d+)"/g)].map(([, n]) => n)
    expect(amounts[0]).toBe('1')
    expect(amounts.length).toBeGreaterThan(10)
    expect(html.match(/Zurzeit nicht lieferbar/g)).toHaveLength(1)
  })

  it('keeps the chosen unit, and links to the same plan with another one', () => {
    const html = page(`${flat}&unit=aero:v-Aero`)
    expect(html).toContain('<input type="hidden" name="unit" value="aero:v-Aero"/>')
    expect(html).toContain('unit=borea%3Av-Borea')
  })
})

describe('planner: impossible plans', () => {
  it('show by how much a unit misses the point, and offer one that reaches it', () => {
    const weak = unit('Weak', {
      reaches: false,
      running: { flow: 90, pressure: 48 },
      highlights: [],
    })
    const html = page(flat, { unit: weak })
    expect(html).toContain('Nein: In diesen Rohren schafft es 90 m³/h, es fehlen 30 m³/h.')
    expect(html).toMatch(/unit=borea[^"]*"[^>]*>Dieses schafft es: Borea/)
  })

  it('explain that no unit is suitable', () => {
    const weak = unit('Weak', { reaches: false, highlights: [] })
    expect(page(flat, { unit: weak, others: [] })).toContain('kein Gerät dafür')
    expect(page(flat, { unit: null, others: [] })).toContain('kein Gerät dafür')
    expect(page(flat, { isOwnGone: true })).toContain('Das gewählte Gerät gibt es nicht mehr')
  })

  it.each([
    ['room=living:0&room=bathroom:6', 'Raum 1, Fläche: „0“ geht nicht. Möglich sind 1 bis 200 m²'],
    ['room=living:10000&room=bathroom:6', '„10000“ geht nicht'],
    ['room=living:20&room=bathroom:6:99', 'Rohr bis dorthin: „99“ geht nicht'],
    ['room=living:20&room=palace:3&room=bathroom:6', 'war nicht zu lesen und fehlt im Plan (1)'],
    [
      'room=living:20&room=bathroom:6&market=pl',
      'Für dieses Land (PL) kennt der Planer keine Norm',
    ],
    ['room=living:20', 'Es fehlt ein Raum, aus dem Luft abgesaugt wird'],
    ['room=bathroom:6', 'Es fehlt ein Raum, in den frische Luft kommt'],
    [`room=living:200${'&room=bathroom:20'.repeat(18)}&persons=12`, 'in zwei Pläne'],
  ])('%s: has a message', (query, sentence) => {
    const html = page(query)
    expect(html).toContain('role="alert"')
    expect(html).toContain(sentence)
  })

  it('a country without rules has a message, too', () => {
    expect(page('room=living:20&room=bathroom:6', {}, 'hu')).toContain('(HU)')
  })
})
