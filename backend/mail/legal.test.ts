import { describe, it } from 'vitest'
import { seller } from '../../domain/invoice/testing/corpus.ts'
import { noMerchant } from '../../domain/merchant/merchant.ts'
import { imprint } from './legal.ts'

const shopUrl = 'https://shop.example'

describe('§4 the footer of every mail', () => {
  it('states what a business letter must: legal form, register, directors, number', ({
    expect,
  }) => {
    expect(imprint({ merchant: seller, locale: 'de', shopUrl }).split('\n')).toEqual([
      'Lüftung & Söhne GmbH, Musterallee 12, 04109 Leipzig',
      '+49 30 23125 118 · service@shop.example',
      'Amtsgericht Leipzig, HRB 12345 · Geschäftsführung: Mara Beispiel, Jan Muster · IČO 48665819',
    ])
  })

  it('is the merchant’s own text where there is one, and has no empty lines', ({ expect }) => {
    const own = { ...seller, signature: { cs: 'Vzduch s.r.o., Brno' } }
    expect(imprint({ merchant: own, locale: 'cs', shopUrl })).toBe('Vzduch s.r.o., Brno')
    const bare = { ...noMerchant, company: 'Luft', street: 'Weg 1', postcode: '1', city: 'Ort' }
    expect(imprint({ merchant: bare, locale: 'de', shopUrl })).toBe('Luft, Weg 1, 1 Ort')
  })
})
