import { describe, it } from 'vitest'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { Screen } from './contact.screen.tsx'

const company = {
  company: 'Vzduch Brno s.r.o.',
  street: 'Dlouhá 1',
  postcode: '602 00',
  city: 'Brno',
  country: 'CZE',
  phone: '',
  email: '',
  openingHours: '',
}
const screenOf = (facts: { register?: string; companyNumber?: string; vatId?: string }) =>
  renderInShop(<Screen page={null} values={{}} errors={{}} sent={false} />, {
    globals: { contact: { ...company, ...facts } },
  })

describe('§2 contact: who the shop is, from the merchant’s data and whatever a page’s text has', () => {
  it('names register, company number and VAT id', ({ expect }) => {
    const html = screenOf({
      register: 'Krajský soud v Brně, C 12345',
      companyNumber: '48665819',
      vatId: 'CZ48665819',
    })
    for (const fact of [
      'Krajský soud v Brně, C 12345',
      'Firmennummer 48665819',
      'USt-IdNr. CZ48665819',
    ])
      expect(html).toContain(fact)
  })

  it('leaves out what the merchant does not have', ({ expect }) => {
    const html = screenOf({ vatId: '' })
    expect(html).not.toContain('Firmennummer')
    expect(html).not.toContain('USt-IdNr.')
  })
})
