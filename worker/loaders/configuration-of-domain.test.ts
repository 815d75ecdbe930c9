import { expect, it } from 'vitest'
import { exampleConfiguration as configuration } from '../../domain/contract/testing/examples/entities/page.ts'
import { configurationOfDomain } from './configuration-of-domain.ts'

const link = null
const topBanner = {
  text: 'Neu',
  icon: '',
  backgroundColor: '#000',
  fontColor: '#fff',
  lastModified: '1',
  link,
}

it('§3 domain_enabled: cart texts and top banner are hidden on a domain that disables them', () => {
  const cart = {
    shippingInfo: 'DHL',
    paymentInfo: 'Karte',
    bonusClub: { text: 'Klub', image: null },
  }
  const on = configurationOfDomain({ ...configuration, cart, topBanner })
  expect(on.cart).toEqual(cart)
  expect(on.topBanner).toEqual(topBanner)
  const off = configurationOfDomain({
    ...configuration,
    cart: { ...cart, domainEnabled: false },
    topBanner: { ...topBanner, domainEnabled: false },
  })
  expect(off.cart).toEqual({ shippingInfo: '', paymentInfo: '' })
  expect(off.topBanner).toBeNull()
})
