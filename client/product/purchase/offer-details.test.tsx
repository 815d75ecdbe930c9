import { describe, expect, it } from 'vitest'
import type { Product, Variant } from '../../../domain/product/product.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { EnergyArrow } from '../energy-arrow.tsx'
import { OfferDetails } from './offer-details.tsx'
import { sampleProduct, sampleVariant } from '../../testing/sample-product.ts'

const { availability } = sampleVariant('v1')
const soldOut = { ...availability, isAvailable: false, stock: 0, delayDays: 9 }

const choiceOf = (variant: Variant, forCredits = false) => ({
  variant,
  forCredits,
  href: () => '/produkt/silva',
  choose() {},
})

function render(product: Partial<Product>, variant: Partial<Variant> = {}) {
  const selected = sampleVariant('v1', variant)
  const full = sampleProduct({ ...product, variants: [selected] })
  return renderInShop(<OfferDetails product={full} choice={choiceOf(selected)} />)
}

describe('§4 Product: gifts and offers of the product', () => {
  const gift = (id: string, isAvailable: boolean) => ({
    id,
    name: `Filter ${id}`,
    slug: `filter-${id}`,
    image: null,
    availability: { isAvailable },
  })

  it('lists the available gifts', () => {
    const html = render({ gifts: [gift('a', true), gift('b', false)] })
    expect(html).toContain('href="/produkt/filter-a"')
    expect(html).not.toContain('filter-b')
  })

  it('explains what N plus one means for the cart', () => {
    const discount = { name: '3 + 1 gratis', active: true, isNPlusOne: true, n: 3 }
    expect(render({ discounts: [discount] })).toContain('Legen Sie 4 in den Warenkorb')
    expect(render({ discounts: [{ ...discount, active: false }] })).not.toContain('gratis')
  })

  it('says that shipping is free if a shipper delivers it free', () => {
    expect(render({ freeShippers: ['dhl'] })).toContain('ohne Versandkosten')
    expect(render({})).not.toContain('ohne Versandkosten')
  })

  it('links to the successor of a discontinued product, and promises nothing else', () => {
    const { related } = sampleProduct()
    const html = render(
      {
        visibility: { saleable: false, catalog: true },
        endText: 'Wird nicht mehr gebaut.',
        freeShippers: ['dhl'],
        related: { ...related, successors: ['p2'] },
      },
      { availability: soldOut },
    )
    expect(html).toContain('Wird nicht mehr gebaut.')
    expect(html).toContain('href="#successors"')
    expect(html).not.toContain('Versandkosten')
    expect(html).not.toContain('<form')
  })
})

describe('§9 Date of storage', () => {
  const dateOfStorage = [{ embeddedUuid: 'a', date_of_storage: '2026-12-03', amount: 40 }]

  it('shows an incoming delivery if the wait is shorter than 21 days', () => {
    const waiting = { ...availability, delayDays: 20 }
    const html = render({}, { dateOfStorage, availability: waiting })
    expect(html).toMatch(/40\sStück, erwartet Do\.?, 3\. Dezember/)
  })

  it('does not show it if the wait is longer', () => {
    const waiting = { ...availability, delayDays: 21 }
    expect(render({}, { dateOfStorage, availability: waiting })).not.toContain('erwartet')
  })
})

describe('§7 watchers (UX rule 15)', () => {
  it('offers an alert for an unavailable variant, also without JavaScript', () => {
    const html = render({}, { availability: soldOut })
    expect(html).toContain('action="/api/variants/v1/watchers#watcher" method="post"')
    expect(html).toContain('name="back" value="/produkt/silva"')
    expect(html).toContain('type="email"')
  })

  it('offers none for an available one', () => {
    expect(render({})).not.toContain('<form')
  })
})

describe('energy label (Reg. 2017/1369 Art. 6)', () => {
  it('shows class and scale in an arrow, linked to the fiche', () => {
    const label = {
      class: 'A+',
      best: 'A+',
      worst: 'G',
      regulation: 'EU 1254/2014',
      document: '/document/label.pdf',
    }
    const html = renderInShop(<EnergyArrow label={label} />)
    expect(html).toContain('energy__arrow--a-plus')
    expect(html).toContain('Energieeffizienzklasse A+, Skala von A+ bis G')
    expect(html).toContain('href="/cdn/document/label.pdf"')
  })
})
