import { describe, expect, it } from 'vitest'
import { adviserInputOf } from '../../../domain/ventilation/adviser/answers.ts'
import { fanRequirements } from '../../../domain/ventilation/adviser/fan-requirements.ts'
import type { Advice, AdvisedFan } from '../../../domain/ventilation/screens/adviser.ts'
import { sampleProduct } from '../../testing/sample-product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { Screen } from './adviser.screen.tsx'

const all = 'room=bathroom&area=6&opening=100&exit=wall&noise=25&switching=timer&zone=1'
const page = (query: string, advice: Advice | null = null) =>
  renderInShop(<Screen input={adviserInputOf(new URLSearchParams(query))} advice={advice} />)

const product = sampleProduct()
const [variant] = product.variants
if (!variant) throw new Error('The sample has a variant')

const fan: AdvisedFan = {
  highlights: ['quietest', 'best'],
  compromises: [
    { limit: 'flow', reached: 55, required: 60 },
    { limit: 'noise', level: 27, required: 25 },
  ],
  product,
  variant,
  flow: 55,
  sound: 27,
  power: 6,
  diameter: 100,
  protection: 'ipx4',
  hasBackdraught: true,
  missing: ['grille'],
  parts: [
    { kind: 'duct', amount: 1, product, variant: { ...variant, id: 'pipe' } },
    { kind: 'clamp', amount: 2, product, variant: { ...variant, id: 'clamp' } },
  ],
}
const need = fanRequirements(
  {
    room: 'bathroom',
    area: '6',
    opening: '100',
    exit: 'wall',
    noise: '25',
    switching: 'timer',
    zone: '1',
  },
  'de',
)

describe('adviser: works by forms and URLs alone', () => {
  it('asks one question at a time, and keeps the answers', () => {
    const html = page('room=bathroom&area=6')
    expect(html).toContain('action="/luefter-berater"')
    expect(html).toContain('method="get"')
    expect(html).toContain('<input type="hidden" name="room" value="bathroom"/>')
    expect(html).toContain('aria-current="step"')
    expect(html.match(/type="radio"/g)).toHaveLength(7)
    expect(html).toContain('Welchen Durchmesser hat die Öffnung?')
    expect(html).not.toContain('role="alert"')
  })

  it('shows an error for a missing or invalid choice', () => {
    expect(page('room=bathroom&area=6&asked=2')).toContain('role="alert"')
    expect(page('room=palace')).toContain('role="alert"')
  })

  it('links back to each question, with its answer selected', () => {
    expect(page(all)).toContain('zone=1&amp;ask=4"')
    const again = page(`${all}&ask=4`)
    expect(again).toMatch(/<input(?=[^>]*name="noise")(?=[^>]*value="25")(?=[^>]*checked)/)
    expect(again).toContain('<input type="hidden" name="zone" value="1"/>')
  })

  it('shows standard and comfort side by side, and names each compromise with its figure', () => {
    const html = page(all, { need, fans: [fan] }).replaceAll('\u00A0', ' ')
    expect(html).toContain('Mindestens, nach DIN 18017-3')
    expect(html).toContain('Komfort')
    expect(html).toContain('Am leisesten · Am besten')
    expect(html).toMatch(/nur 55 m³\/h, das sind 5 m³\/h weniger als 60 m³\/h/)
    expect(html).toMatch(/27 dB\(A\) in 3 m, das sind 2 dB mehr als gewünscht/)
    expect(html).toContain('/rechner/druckverlust?flow=60')
  })

  it('praises no fit in an opening that is not there, or that the fan does not go into', () => {
    const fits = 'Passt in Ihre Öffnung'
    const html = (query: string, compromises: AdvisedFan['compromises']) =>
      page(query, { need, fans: [{ ...fan, compromises }] })
    expect(html(all, [])).toContain(fits)
    expect(html(all.replace('opening=100', 'opening=new'), [])).not.toContain(fits)
    const inPane = all.replace('exit=wall', 'exit=window')
    expect(html(inPane, [{ limit: 'exit' }])).not.toContain(fits)
  })

  it('adds fan and parts to the cart by one form', () => {
    const html = page(all, { need, fans: [fan] })
    const form = /<form class="adviser__set"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
    expect(form).toContain('action="/api/cart/items/batch"')
    expect([...form.matchAll(/name="id" value="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      variant.id,
      'pipe',
      'clamp',
    ])
    expect([...form.matchAll(/name="amount" value="([^"]*)"/g)].map(([, n]) => n)).toEqual([
      '1',
      '1',
      '2',
    ])
    expect(form).toContain('Diese Teile haben wir in der Größe nicht: ')
  })

  it('explains a shop without such fans', () => {
    const html = page(all, { need, fans: [] })
    expect(html).toContain('In diesem Shop gibt es dafür keine Lüfter')
    expect(html).toContain('href="/impressum"')
  })
})
