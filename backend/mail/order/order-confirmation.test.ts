import { unitAmount } from '../../texts/unit-amount.ts'
import { describe, it } from 'vitest'
import { seller } from '../../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../../domain/invoice/testing/random-document.ts'
import { hasRoundedPrice } from '../../../domain/order/rounding/labelled-net.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { addressBlocks } from './address-blocks.ts'
import { shopTexts } from '../../texts/shop-texts.ts'
import { amountsIn } from './amounts.ts'
import { orderConfirmation, orderConfirmationText } from './order-confirmation.ts'

const documents = worlds.flatMap((world, index) =>
  Array.from({ length: 20 }, (_, seed): OrderDocument => {
    const document = randomDocument(index * 100 + seed, world)
    return { ...document, priceView: seed % 2 ? 'net' : 'gross' }
  }),
)
const textOf = (document: OrderDocument) => orderConfirmationText(document, seller, document.locale)
const [first] = documents
if (!first) throw new Error('There are no documents')

describe('S2-g, S2-h: the order confirmation equals its document', () => {
  it('lists each line with code, amount, unit, prices and free pieces', ({ expect }) => {
    for (const document of documents) {
      const { locale, priceView } = document
      const { money } = amountsIn(locale, document.currencyCode)
      const words = shopTexts(locale)
      const text = textOf(document)
      for (const line of document.lines) {
        expect(text).toContain(line.name)
        expect(text).toContain(line.catalogCode)
        expect(text).toContain(
          `${unitAmount(line.unit, line.amount, locale)} × ${money(line.unitPrice[priceView])}`,
        )
        if (line.total.gross > 0) expect(text).toContain(money(line.total[priceView]))
        if (line.freeAmount > 0) {
          const amount = unitAmount(line.unit, line.freeAmount, locale)
          expect(text).toContain(words('sums.freeAmount', { amount }))
        }
      }
    }
  })

  it('shows VAT by rate, added to net prices or included in gross ones, or the reason for none', ({
    expect,
  }) => {
    for (const document of documents) {
      const { locale, tax, taxes, totals, priceView } = document
      const { money, number } = amountsIn(locale, document.currencyCode)
      const words = shopTexts(locale)
      const text = textOf(document)
      expect(text).toContain(`= ${words('sums.totals.whole')}: ${money(totals.order.gross)}`)
      const net = `${words('sums.totals.net')}: ${money(totals.order.net)}`
      expect(text.includes(net)).toBe(priceView === 'net')
      if (tax.category === 'S') {
        const key = priceView === 'net' ? 'sums.totals.vatPlus' : 'sums.totals.vatIn'
        for (const { rate, vat } of taxes) {
          expect(text).toContain(`${words(key, { rate: number(rate) })}: ${money(vat)}`)
        }
      } else {
        const id = tax.vatId?.vatId ?? ''
        expect(text).toContain(words(`sums.exempt.${tax.category}`, { id }))
        expect(text).toContain(id)
        expect(text).toContain(seller.vatId)
      }
    }
  })

  it('says why a net sum is not its printed price times the amount, and only then', ({
    expect,
  }) => {
    for (const document of documents) {
      const note = shopTexts(document.locale)('sums.totals.netRounded')
      const isExplained = document.priceView === 'net' && hasRoundedPrice(document.lines)
      expect(textOf(document).includes(note)).toBe(isExplained)
    }
  })

  it('has both addresses, the company, the customer’s own number and notes', ({ expect }) => {
    const document = {
      ...first,
      customerOrderNumber: 'BV Chemnitz 2026-117',
      note: 'Bitte hinten\nabladen',
      shipperNote: 'Klingel defekt',
      business: { businessName: 'Bau AG', tin: '123', vatin: 'DE123', vatinsvk: '' },
      recipient: { name: 'Peter Platz', businessName: 'Baustelle', phone: '' },
    }
    const text = textOf(document)
    for (const typed of [
      'BV Chemnitz 2026-117',
      'Bitte hinten\nabladen',
      'Klingel defekt',
      'Bau AG',
    ]) {
      expect(text).toContain(typed)
    }
    expect(text).toContain('Peter Platz')
    expect(text).toContain(document.billingAddress.street)
    expect(text).toContain(document.shippingAddress.city)
  })

  it.for([
    ['de', 'Abholbereit Dienstag, 24. November.'],
    ['cs', 'K vyzvednutí: úterý 24. listopadu.'],
    ['sk', 'Na vyzdvihnutie: utorok 24. novembra.'],
    ['en', 'Ready for collection Tuesday 24 November.'],
  ] as const)('S3 describes pick-up in %s', ([locale, sentence], { expect }) => {
    const promise = { kind: 'date', day: '2026-11-24', orderBy: null } as const
    const document = { ...first, locale, delivery: { type: 'PERSONAL' as const, promise } }
    expect(textOf(document)).toContain(sentence)
  })

  it('has the branch’s opening hours only for a pick-up', ({ expect }) => {
    const place = { name: 'Berlin Mitte', openingHours: 'Mo–Fr 9:00–18:30' }
    const textFor = (type: 'PERSONAL' | 'DELIVERY', isProven: boolean) => {
      const document = { ...first, delivery: { ...first.delivery, type } }
      return JSON.stringify(addressBlocks(document, { isProven, pickupPoint: place }))
    }
    for (const isProven of [true, false]) {
      expect(textFor('PERSONAL', isProven)).toContain('Berlin Mitte')
      expect(textFor('PERSONAL', isProven)).toContain('Mo–Fr 9:00–18:30')
      expect(textFor('DELIVERY', isProven)).not.toContain('Mo–Fr')
    }
  })

  it('has the opening hours as of the order', ({ expect }) => {
    const openingHours = 'Mo–Fr 9:00–18:30'
    const branch = { id: 'berlin', name: 'Berlin Mitte', openingHours }
    const shipper = { ...exampleOrder.shipper, type: 'PERSONAL' as const }
    const collected = orderConfirmation(
      { merchant: seller, locale: 'de', shopUrl: 'https://shop.example' },
      { ...exampleOrder, shipper, branch },
      { isProven: true },
    )
    expect(collected.text).toContain(openingHours)
    expect(collected.html).toContain(openingHours)
  })

  it('requests a transfer only if one is due', ({ expect }) => {
    const [charge] = documents.flatMap(({ payment }) => payment ?? [])
    if (!charge) throw new Error('No document has a payment')
    const paidBy = (id: string) => textOf({ ...first, payment: { ...charge, id } })
    expect(paidBy('prepayment')).toContain(`Verwendungszweck: ${first.code}`)
    expect(paidBy('prepayment')).toContain('IBAN: DE89 3704 0044 0532 0130 00')
    expect(paidBy('cash_on_delivery')).not.toContain('Verwendungszweck')
  })
})
