import { describe, it } from 'vitest'
import { exampleOrder } from '../../../domain/contract/testing/examples/entities/order.ts'
import { seller } from '../../../domain/invoice/testing/corpus.ts'
import { randomDocument, worlds } from '../../../domain/invoice/testing/random-document.ts'
import type { VatIdEvidence } from '../../../domain/tax/tax-decision.ts'
import { orderNotice } from './order-notice.ts'

const [world] = worlds.filter(({ category }) => category === 'K')
if (!world) throw new Error('No world has an exempt supply')
const evidence: VatIdEvidence = {
  vatId: 'CZ48665819',
  result: 'valid',
  checkedAt: '2026-11-20T09:00:00.000Z',
  source: 'VIES',
  consultationNumber: 'WAPIAAAAYx1',
  name: 'Vzduch Brno s.r.o.',
  address: 'Dlouhá 1\n602 00 Brno',
}

function noticeFor(vatId: VatIdEvidence | null, businessName = 'Vzduch Brno'): string {
  const document = randomDocument(7, world as NonNullable<typeof world>)
  const business = { businessName, tin: '48665819', vatin: 'CZ48665819', vatinsvk: '' }
  const { text } = orderNotice(
    { merchant: seller, locale: 'de', shopUrl: 'https://shop.example' },
    {
      ...exampleOrder,
      document: { ...document, business, tax: { ...document.tax, vatId } },
    },
  )
  return text.replaceAll('\u00A0', ' ')
}

describe('§9 VAT: the merchant learns of an order', () => {
  it('what the registry said about the VAT id, with its name and the request number', ({
    expect,
  }) => {
    const text = noticeFor(evidence)
    expect(text).toContain('CZ48665819: gültig laut VIES')
    expect(text).toContain('Vzduch Brno s.r.o., Dlouhá 1')
    expect(text).toContain('WAPIAAAAYx1')
    expect(text).not.toContain('BITTE PRÜFEN')
  })

  it('that the id is registered to another company than the one that orders', ({ expect }) => {
    expect(noticeFor(evidence, 'Klima Ostrava')).toContain(
      'BITTE PRÜFEN: Das ist ein anderer Name als in der Bestellung. Vzduch Brno s.r.o.',
    )
  })

  it('that VAT was charged because the registry refused the id or did not answer', ({ expect }) => {
    const without = { ...evidence, name: '', address: '', consultationNumber: '' }
    expect(noticeFor({ ...without, result: 'invalid' })).toContain('ungültig laut VIES, mit Steuer')
    expect(noticeFor({ ...without, result: 'unavailable' })).toContain('hat nicht geantwortet')
  })

  it('nothing of a VAT id that nobody was asked about', ({ expect }) => {
    expect(noticeFor(null)).not.toContain('USt-IdNr. geprüft')
  })
})
