import { describe, expect, it } from 'vitest'
import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { BranchChoice } from './branch-choice.tsx'

const choiceIn = (country: string) => {
  const pickupPoint: PickupPlace = {
    id: 'p',
    name: 'Paketshop',
    address: 'Váci utca 1, 1052 Budapest',
    openingHours: '',
    place: { street: 'Váci utca', houseNumber: '1', city: 'Budapest', postcode: '1052', country },
  }
  return renderInShop(
    <BranchChoice
      pickupPoint={pickupPoint}
      services={[]}
      checked={false}
      isLast={false}
      onChoose={() => undefined}
    />,
  )
}

describe('§3 a pick-up point', () => {
  it.each([
    ['HUN', 'Budapest, Ungarn<'],
    ['NLD', 'Budapest, Niederlande<'],
    ['POL', 'Budapest, Polen<'],
    ['DEU', 'Budapest<'],
  ])('of %s names the country if it is another one', (country, shown) => {
    expect(choiceIn(country)).toContain(shown)
  })
})
